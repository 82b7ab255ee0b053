import {
  SEARCH_COUNT_MAX,
  SEARCH_KINDS,
  SEARCH_PAGE_SIZE,
  type SearchKind,
  type SearchSort,
} from '../../contract/search';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { countKinds, listCandidates, listNewest } from './find-repository';
import { indexPending } from './index-pending';
import { mendQuery } from './mend-words';
import { rankCandidates } from './rank';
import { groupQuery, readQuery, tsquery, type SearchQuery } from './read-query';

export interface SearchRequest {
  keyword: string;
  kind?: SearchKind | undefined;
  sort: SearchSort;
  page: number;
}

export interface Found {
  kind: SearchKind;
  ref: number;
}

export interface FindResult {
  found: Found[];
  query: SearchQuery;
  counts: Record<SearchKind, number>;
  mended: string;
  isLoose: boolean;
}

/** Changes that a search reads into the index before it answers; more are left to the server. */
const PENDING_AT_ONCE = 30;

/** What was looked for in the end, and as which query. */
interface Plan {
  query: SearchQuery;
  text: string;
  counts: Record<SearchKind, number>;
  mended: string;
  isLoose: boolean;
}

const NOTHING = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as Plan['counts'];

/** What holds a keyword, the best or the newest first, one page of it. */
export async function find(ctx: DomainContext, request: SearchRequest): Promise<FindResult> {
  await indexPending(ctx.db, PENDING_AT_ONCE);
  const plan = await makePlan(ctx.db, readQuery(request.keyword));
  const { query, counts, mended, isLoose } = plan;
  const isEmpty = totalOf(counts, request.kind, request.sort) === 0;
  const found = isEmpty ? [] : await listFound(ctx, plan, request);
  return { found, query, counts, mended, isLoose };
}

/** How many there are of what a list shows: of one kind, or of all that it can show. */
export function totalOf(
  counts: Record<SearchKind, number>,
  kind: SearchKind | undefined,
  sort: SearchSort,
): number {
  const kinds: readonly SearchKind[] = kind ? [kind] : SEARCH_KINDS;
  const shown =
    sort === 'date' ? kinds.filter((one) => TIMELESS.every((less) => less !== one)) : kinds;
  return shown.reduce((sum, one) => sum + counts[one], 0);
}

const TIMELESS: readonly SearchKind[] = ['author', 'label', 'tool'];

/**
 * Looks ever wider until something is there: the very words; words that begin like them;
 * misspelt ones mended; some of the words.
 */
async function makePlan(db: Database, query: SearchQuery): Promise<Plan> {
  const nothing = { query, text: '', counts: NOTHING, mended: '', isLoose: false };
  if (query.groups.length === 0) return nothing;
  const strict = await planOf(db, query, tsquery(query.groups, '&', false));
  if (totalOf(strict.counts, undefined, 'relevance') >= SEARCH_PAGE_SIZE) return strict;
  const hasPrefix = query.groups.some(({ prefix }) => prefix !== '');
  const partial = hasPrefix ? await planOf(db, query, tsquery(query.groups, '&', true)) : strict;
  if (hasSome(partial)) return partial;
  const better = await mendQuery(db, query);
  if (better) {
    const mended = await planOf(db, better.query, tsquery(better.query.groups, '&', false));
    if (hasSome(mended)) return { ...mended, mended: better.mended };
  }
  return looser(db, better?.query ?? query, nothing);
}

/** All words but one, whichever; then any word. */
async function looser(db: Database, query: SearchQuery, nothing: Plan): Promise<Plan> {
  const { groups } = query;
  if (groups.length < 2) return nothing;
  const allButOne = groups
    .map((_, left) => groups.filter((__, at) => at !== left))
    .map((rest) => `(${tsquery(rest, '&', false)})`)
    .join(' | ');
  const most = await planOf(db, query, allButOne);
  if (hasSome(most) || groups.length === 2) return { ...most, isLoose: true };
  return { ...(await planOf(db, query, tsquery(groups, '|', false))), isLoose: true };
}

async function planOf(db: Database, query: SearchQuery, text: string): Promise<Plan> {
  return { query, text, counts: await countKinds(db, text), mended: '', isLoose: false };
}

function hasSome({ counts }: Plan): boolean {
  return SEARCH_KINDS.some((kind) => counts[kind] > 0);
}

async function listFound(
  ctx: DomainContext,
  { query, text }: Plan,
  { kind, sort, page }: SearchRequest,
): Promise<Found[]> {
  const offset = (page - 1) * SEARCH_PAGE_SIZE;
  const wanted = { query: text, kind };
  if (sort === 'date') return listNewest(ctx.db, wanted, offset, SEARCH_PAGE_SIZE);
  const groups = query.groups.map((group) => ({
    own: groupQuery({ ...group, others: [] }, false),
    any: groupQuery(group, true),
  }));
  const candidates = await listCandidates(ctx.db, wanted, groups);
  const asked = { folded: query.folded, groupCount: groups.length, now: ctx.now };
  return rankCandidates(candidates, asked)
    .slice(0, SEARCH_COUNT_MAX)
    .slice(offset, offset + SEARCH_PAGE_SIZE);
}
