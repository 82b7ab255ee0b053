import { PAGE_SIZE_DEFAULT } from '../contract/constants';
import { LISTINGS, TAGS } from '../contract/cache-tags';
import { getDatabase, type Database } from '../db/client';
import { listArticleStates, listAuthorIds, type StateSelection } from '../domains/articles/public';
import { loadWords } from '../domains/conversion/public';
import { listColumnPlaces } from '../domains/columns/public';
import { listFlashStates } from '../domains/flash/public';
import { countListing, listTotals } from '../domains/listings/public';
import { listNoticeIds } from '../domains/notices/public';
import { listLabelIds } from '../domains/taxonomy/public';
import { IdStates } from '../platform/id-states';
import { systemClock } from '../platform/clock';
import { processRegistry } from '../platform/process-registry';
import {
  countEventList,
  readReading,
  stateOfReading,
  touchesReading,
  type KnownReading,
} from './existence-reading';

/** Rows of one slice while the states of a whole table are read. */
const SLICE = 20_000;

type ListStates = (
  db: Database,
  selection: StateSelection,
) => Promise<{ id: number; state: 'live' | 'withdrawn' | 'hidden' }[]>;

/** Tables too big to be read whole at each change. */
const BIG_TABLES: Record<string, ListStates> = {
  article: listArticleStates,
  flash: listFlashStates,
};

interface Known {
  states: Map<string, IdStates>;
  totals: Map<string, number>;
  reading: KnownReading;
  /** Author of each column: a column's list is its author's. */
  columnAuthors: Map<number, number>;
}

/**
 * Reads which articles, flashes, authors and labels there are, and how long
 * each listing is, into memory: the middleware asks at every request, and a
 * query there would cost most of the server's speed. Kept true by the changes
 * that verbs announce. The desk's words for traditional text are read beside it.
 */
export async function loadExistence(): Promise<void> {
  const registry = processRegistry();
  let known = await readKnown(getDatabase());
  registry.existence = {
    stateOf: (entity, key) =>
      stateOfReading(known.reading, entity, key, systemClock.now()) ??
      known.states.get(entity)?.stateOf(Number(key)) ??
      'unknown',
    pageCount: (scope) => Math.max(1, Math.ceil(totalOf(known, scope) / PAGE_SIZE_DEFAULT)),
  };
  await loadWords(getDatabase());
  registry.refreshExistence = async (tags) => {
    if (touches(tags, TAGS.conversion)) await loadWords(getDatabase());
    if (tags.includes(TAGS.all)) known = await readKnown(getDatabase());
    else await refresh(known, getDatabase(), tags);
  };
}

function touches(tags: readonly string[], tag: string): boolean {
  return tags.includes(tag) || tags.includes(TAGS.all);
}

async function refresh(known: Known, db: Database, tags: readonly string[]): Promise<void> {
  for (const [entity, list] of Object.entries(BIG_TABLES)) {
    const ids = idsOf(tags, entity);
    const rows = ids.length > 0 ? await list(db, { ids }) : [];
    const stateOf = new Map(rows.map((row) => [row.id, row.state]));
    const states = known.states.get(entity);
    ids.forEach((id) => states?.set(id, asKnown(stateOf.get(id))));
  }
  if (idsOf(tags, 'author').length > 0) known.states.set('author', await readAuthors(db));
  if (tags.includes(TAGS.labels)) known.states.set('label', await readLabels(db));
  if (tags.includes(TAGS.columns)) takeColumns(known, await readColumns(db));
  if (touchesReading(tags)) known.reading = await readReading(db, systemClock.now());
  for (const tag of tags) {
    if (!tag.startsWith('listing:')) continue;
    const scope = tag.slice('listing:'.length);
    known.totals.set(scope, await countListing(db, scope));
  }
  // Announcements are few and come by their time: they are counted as they are, not by days.
  if (tags.includes(TAGS.notices)) takeNotices(known, await readNotices(db));
}

async function readKnown(db: Database): Promise<Known> {
  const totals = await listTotals(db);
  const states = new Map<string, IdStates>([
    ['author', await readAuthors(db)],
    ['label', await readLabels(db)],
  ]);
  for (const [entity, list] of Object.entries(BIG_TABLES)) {
    states.set(entity, await readWhole(db, list));
  }
  const columnAuthors = await readColumns(db);
  states.set('column', liveIds([...columnAuthors.keys()]));
  const known: Known = {
    columnAuthors,
    states,
    totals: new Map(totals.map(({ scope, total }) => [scope, total])),
    reading: await readReading(db, systemClock.now()),
  };
  takeNotices(known, await readNotices(db));
  return known;
}

function totalOf({ reading, totals, columnAuthors }: Known, scope: string): number {
  if (scope === 'column') return columnAuthors.size;
  if (scope.startsWith('column:')) {
    const authorId = columnAuthors.get(Number(scope.slice('column:'.length)));
    return authorId === undefined ? 0 : (totals.get(LISTINGS.author(authorId)) ?? 0);
  }
  const events = countEventList(reading, scope, systemClock.now());
  return events ?? reading.totals.get(scope) ?? totals.get(scope) ?? 0;
}

async function readWhole(db: Database, list: ListStates): Promise<IdStates> {
  const states = new IdStates();
  for (let afterId = 0; ;) {
    const rows = await list(db, { afterId, limit: SLICE });
    rows.forEach((row) => states.set(row.id, asKnown(row.state)));
    const last = rows.at(-1);
    if (!last || rows.length < SLICE) return states;
    afterId = last.id;
  }
}

async function readAuthors(db: Database): Promise<IdStates> {
  return liveIds(await listAuthorIds(db));
}

async function readColumns(db: Database): Promise<Map<number, number>> {
  const places = await listColumnPlaces(db);
  return new Map(places.map(({ id, authorId }) => [id, authorId]));
}

function takeColumns(known: Known, columnAuthors: Map<number, number>): void {
  known.columnAuthors = columnAuthors;
  known.states.set('column', liveIds([...columnAuthors.keys()]));
}

function readNotices(db: Database): Promise<number[]> {
  return listNoticeIds(db, systemClock.now());
}

function takeNotices(known: Known, ids: readonly number[]): void {
  known.states.set('notice', liveIds(ids));
  known.totals.set(LISTINGS.notices, ids.length);
}

async function readLabels(db: Database): Promise<IdStates> {
  return liveIds(await listLabelIds(db));
}

function asKnown(state: 'live' | 'withdrawn' | 'hidden' | undefined) {
  return state === undefined || state === 'hidden' ? 'absent' : state;
}

function idsOf(tags: readonly string[], entity: string): number[] {
  return tags.flatMap((tag) =>
    tag.startsWith(`${entity}:`) ? Number(tag.slice(entity.length + 1)) : [],
  );
}

function liveIds(ids: readonly number[]): IdStates {
  const states = new IdStates();
  ids.forEach((id) => states.set(id, 'live'));
  return states;
}
