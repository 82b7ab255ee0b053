import { LRUCache } from 'lru-cache';
import { pageBytes, type FinishedPage } from './finished-page';
import { isBuildAsset, isEndlessPage } from './request-rules';

/** Finished pages by exact path, bounded in bytes. */
export interface PageCache {
  /** The page at a path, unless its time is over. @param now milliseconds since the epoch. */
  get(path: string, now: number): FinishedPage | undefined;
  set(path: string, page: FinishedPage): void;
  /** Counts a page's bytes again after it got another encoding. */
  grew(path: string, page: FinishedPage): void;
  /** Forgets all pages; files of the build stay, their content cannot change. */
  dropPages(): void;
  /** What is held now. */
  size(): { entries: number; bytes: number };
}

/** Part of the memory that files of the build may take. */
const ASSET_SHARE = 0.25;
/** Part that pages may take of which anybody can have as many made as there are words or numbers. */
const ENDLESS_SHARE = 0.0625;

/** @param maxBytes bound of all that is held, every encoding counted. */
export function createPageCache(maxBytes: number): PageCache {
  const assets = createStore(Math.floor(maxBytes * ASSET_SHARE));
  const endless = createStore(Math.floor(maxBytes * ENDLESS_SHARE));
  const pages = createStore(maxBytes - assets.maxSize - endless.maxSize);
  const storeOf = (path: string) =>
    isBuildAsset(path) ? assets : isEndlessPage(path) ? endless : pages;

  return {
    get(path, now) {
      // Each path is in one of them at most; to find out in which takes longer than to look.
      const page = pages.get(path) ?? assets.get(path) ?? endless.get(path);
      return page !== undefined && page.expiresAt > now ? page : undefined;
    },
    set: (path, page) => void storeOf(path).set(path, page, { size: sizeOf(path, page) }),
    grew(path, page) {
      const store = storeOf(path);
      // Dropped or replaced meanwhile: it must not come back.
      if (store.peek(path) !== page) return;
      // Setting the same value again would leave its size as it was.
      store.delete(path);
      store.set(path, page, { size: sizeOf(path, page) });
    },
    dropPages() {
      pages.clear();
      endless.clear();
    },
    size: () => ({
      entries: pages.size + endless.size + assets.size,
      bytes: pages.calculatedSize + endless.calculatedSize + assets.calculatedSize,
    }),
  };
}

function createStore(maxBytes: number): LRUCache<string, FinishedPage> {
  return new LRUCache({ maxSize: Math.max(1, maxBytes) });
}

function sizeOf(path: string, page: FinishedPage): number {
  return path.length * 2 + pageBytes(page);
}
