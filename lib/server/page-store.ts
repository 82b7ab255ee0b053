import { LRUCache } from 'lru-cache';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { processRegistry } from '../platform/process-registry';

type Key = Parameters<CacheHandler['get']>[0];
type GetContext = Parameters<CacheHandler['get']>[1];
type Value = Parameters<CacheHandler['set']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];

interface StoredEntry extends CacheHandlerValue {
  tags: readonly string[];
}

/** Bound of Next's finished pages and fetched data, in bytes as they lie in memory. */
const STORE_MAX_BYTES = 32 * 1024 * 1024;
const OVERHEAD_BYTES = 1_024;
/** Tags that Next derives from a path; readings carry them without saying so. */
const PATH_TAG_PREFIX = '_N_T_';
const TAGS_HEADER = 'x-next-cache-tags';

/** Outlives the handler objects: Next makes one at each request. */
const store = new LRUCache<Key, StoredEntry>({ maxSize: STORE_MAX_BYTES });

/**
 * Next's store of finished pages (`cacheHandler` of next.config.ts), in place of
 * its own on disk, which has three faults for a site that must be fresh: a render
 * that ends after a change is written as if it were newer than the change; what
 * the build rendered is served until it expires; a stale page is served once more.
 *
 * Here entries live in memory alone and within a bound, one that carries an
 * expired tag is removed at once, a render that began before the last change, or
 * amid one, is not kept, and an entry past its time is as if it were not there.
 */
export default class PageStore implements Pick<
  CacheHandler,
  'get' | 'set' | 'revalidateTag' | 'resetRequestCache'
> {
  get(key: Key, context: GetContext): Promise<CacheHandlerValue | null> {
    const entry = store.get(key);
    if (!entry) return Promise.resolve(null);
    const revalidate = entry.cacheControl?.revalidate;
    if (typeof revalidate === 'number' && Date.now() > entry.lastModified + revalidate * 1000) {
      store.delete(key);
      return Promise.resolve(null);
    }
    const mark = processRegistry().renders.getStore();
    if (mark && isPage(context.kind)) mark.madeAt = entry.lastModified;
    const { lastModified, value, cacheControl } = entry;
    return Promise.resolve({ lastModified, value, ...(cacheControl ? { cacheControl } : {}) });
  }

  set(key: Key, value: Value, context: SetContext): Promise<void> {
    const { renders, generation } = processRegistry();
    const mark = renders.getStore();
    if (mark && (!mark.mayKeep || mark.generation !== generation)) return Promise.resolve();
    const now = Date.now();
    if (mark && value && isPage(value.kind)) mark.madeAt = now;
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const entry: StoredEntry = {
      lastModified: now,
      value,
      tags: tagsOf(value, context),
      ...(cacheControl ? { cacheControl } : {}),
    };
    store.set(key, entry, { size: OVERHEAD_BYTES + key.length + sizeOf(value) });
    return Promise.resolve();
  }

  revalidateTag(tags: string | readonly string[]): Promise<void> {
    const expired = new Set(typeof tags === 'string' ? [tags] : tags);
    const hasPathTag = [...expired].some((tag) => tag.startsWith(PATH_TAG_PREFIX));
    for (const [key, entry] of store.entries()) {
      const mayCarryPathTag = hasPathTag && entry.value?.kind === ('FETCH' as string);
      if (mayCarryPathTag || entry.tags.some((tag) => expired.has(tag))) store.delete(key);
    }
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Nothing is held for one request alone.
  }
}

/** Forgets everything, for tests. */
export function clearPageStore(): void {
  store.clear();
}

function isPage(kind: string): boolean {
  return kind === 'APP_PAGE' || kind === 'APP_ROUTE';
}

function tagsOf(value: Value, context: SetContext): readonly string[] {
  if ('tags' in context && context.tags) return context.tags;
  if (!value || !('headers' in value)) return [];
  const header = value.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}

/** Strings count two bytes a character: a page with one Chinese character is held so. */
function sizeOf(value: Value): number {
  if (!value) return 0;
  if ('html' in value && 'rscData' in value) {
    let bytes = value.html.length * 2 + (value.rscData?.length ?? 0);
    bytes += (value.postponed?.length ?? 0) * 2;
    for (const [path, data] of value.segmentData ?? []) bytes += path.length * 2 + data.length;
    return bytes;
  }
  if ('body' in value) return value.body.length;
  return JSON.stringify(value).length * 2;
}
