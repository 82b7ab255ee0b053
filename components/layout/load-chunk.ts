import { CHUNK_LOAD_TIMEOUT_MS } from '@/lib/contract/constants';

/** Event on `window` after which a reload is offered (see boot-page). */
export const CHUNK_FAILED_EVENT = 'chaintide:chunk-failed';

/**
 * Loads a part of the page's script on first use. One that fails or takes 120 s is tried
 * once more; then a reload is offered and undefined comes back, for the caller to do
 * without (follow the link). Spec section 9: script chunk load timeout.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = CHUNK_LOAD_TIMEOUT_MS,
): Promise<Module | undefined> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await within(timeoutMs, load());
    } catch {
      // The second failure is told to the reader below.
    }
  }
  window.dispatchEvent(new Event(CHUNK_FAILED_EVENT));
  return undefined;
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no chunk within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
