/** A pause that can be cut short. */
export interface Alarm {
  /** Resolves after `ms`, or at once when it rings or rang since the last pause. */
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** A pause holds no process alive. */
export function createAlarm(): Alarm {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    async wait(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
      wake = undefined;
    },
    ring() {
      hasRung = true;
      wake?.();
    },
  };
}

/** The work's end, or the signal's reason as soon as that is aborted. */
export async function endsWithin<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
