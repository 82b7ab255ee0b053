import { AsyncLocalStorage } from 'node:async_hooks';

/** What the product knows of a record without asking the database. */
export type RecordState = 'live' | 'withdrawn' | 'absent' | 'unknown';

/** Memory of which records there are; the middleware asks it at each request. */
export interface Existence {
  /** By id, or by the day or month that names it. */
  stateOf(entity: string, id: number | string): RecordState;
  /** How many pages a listing has, or undefined where that is not known. */
  pageCount(scope: string): number | undefined;
}

/** What is known of the page that is being made, wherever its code runs. */
export interface RenderMark {
  /** `ProcessRegistry.generation` when the making began. */
  readonly generation: number;
  /** False when it began amid a change, or beside an older render that did not end. */
  readonly mayKeep: boolean;
  /**
   * True for a page that the server makes for everybody and keeps itself: Next makes
   * it in one pass and keeps nothing of it.
   */
  isOnePass?: boolean;
  /** HTML that the page wants at the end of its head, past React; what it names is there once. */
  head?: Map<'tags' | 'data', string>;
  /**
   * Given where a page is made as a template for all of its kind: what is to stand in the place
   * of the content. The page shows nothing else of what it is about.
   */
  contentMark?: string;
  /** When Next's store says that it was made, in milliseconds since the epoch. */
  madeAt?: number;
}

/** What is another on each page of a kind; with it the kind's template is filled in. */
export interface PageContent {
  /** HTML at the end of the head. */
  head: string;
  /** HTML of what it is about. */
  html: string;
}

/**
 * Makes the content of a page, apart from React's page around it.
 * @returns undefined where there is no such page.
 */
export type MakePageContent = (id: number, locale: string) => Promise<PageContent | undefined>;

/** What the bundles of one process share: Next's pages and handlers, and the server around them. */
export interface ProcessRegistry {
  /** The raw database client; only lib/db knows its type. */
  database?: unknown;
  existence?: Existence;
  /** Counts of the limits, so that every bundle counts together; only rate-limit knows their type. */
  rateLimits?: unknown;
  /** The queue of jobs, where one runs; only jobs.ts knows its type. */
  jobs?: unknown;
  /** Gathers visits to be written together; only the tracking domain knows its type. */
  visits?: unknown;
  /** Reads again what a change with these tags may have made or withdrawn; before pages are made anew. */
  refreshExistence?: (tags: readonly string[]) => Promise<void>;
  renders: AsyncLocalStorage<RenderMark>;
  /** By the path before their id, the kinds of pages that can be made from a template. */
  pageContents: Map<string, MakePageContent>;
  /**
   * Counts changes: odd while one is being made visible, even when it is. A page
   * is kept only if it was begun and ended in the same even generation.
   */
  generation: number;
  /** Forgets all finished pages. Set by the page server. */
  dropPages?: () => void;
  /** Makes every reading that carries one of the tags anew. Set by the page server. */
  expireTags?: (tags: readonly string[]) => Promise<void>;
  /** Hears of changes, of whichever process, once pages show them. Set by the server. */
  whenVisible?: (tags: readonly string[]) => void;
  /** Tells other processes on the same database. Set where PostgreSQL is used. */
  notifyChange?: (tags: readonly string[]) => Promise<void>;
  /** Tells those outside who want to hear of it; begun and not waited for. Set where jobs run. */
  tellOutside?: (tags: readonly string[]) => void;
  /** Has what changed read into the search index; begun and not waited for. Set by the server. */
  wakeSearch?: () => void;
  /** Opens the internal route; made at random by the page server. */
  internalSecret?: string;
}

const KEY = Symbol.for('chaintide');

/** The one registry of this process, whichever bundle asks. */
export function processRegistry(): ProcessRegistry {
  const holder = globalThis as { [KEY]?: ProcessRegistry };
  return (holder[KEY] ??= createRegistry());
}

/** An empty registry of its own, for tests. */
export function createRegistry(): ProcessRegistry {
  return { renders: new AsyncLocalStorage<RenderMark>(), pageContents: new Map(), generation: 0 };
}
