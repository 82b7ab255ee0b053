import { SEARCH_COUNT_MAX, SEARCH_PAGE_SIZE } from '../../contract/search';
import type { CallOutput } from '../../contract/endpoints';
import type { CallContext } from '../domain-context';
import { find, totalOf, type FindResult, type SearchRequest } from './find';
import { SEARCH_BY_NETWORK } from './limits';
import { noteSearch } from './note-search';
import { presentHits } from './present-hits';

/**
 * Answers a search. One that came over the network counts for the hot words and is kept in
 * the records of who is signed in.
 * @throws CodedError tooManyRequests
 */
export async function search(
  ctx: CallContext,
  request: SearchRequest,
): Promise<CallOutput<'search'>> {
  await limitByNetwork(ctx);
  const result = await find(ctx, request);
  if (ctx.network !== '' && request.page === 1) {
    await noteSearch(ctx, request.keyword, hasFound(result));
  }
  const { counts, mended, isLoose } = result;
  const capped = Object.entries(counts).map(([kind, count]) => [
    kind,
    Math.min(count, SEARCH_COUNT_MAX),
  ]);
  return {
    ...(await pageOf(ctx, request, result)),
    counts: Object.fromEntries(capped) as CallOutput<'search'>['counts'],
    mended,
    is_loose: isLoose,
  };
}

/** A further page of a search. @throws CodedError tooManyRequests */
export async function searchMore(
  ctx: CallContext,
  request: SearchRequest,
): Promise<CallOutput<'searchMore'>> {
  await limitByNetwork(ctx);
  return pageOf(ctx, request, await find(ctx, request));
}

/** Whether anything at all holds what is looked for. */
export function hasFound({ counts }: FindResult): boolean {
  return Object.values(counts).some((count) => count > 0);
}

async function pageOf(
  ctx: CallContext,
  { kind, sort, page }: SearchRequest,
  { found, query, counts }: FindResult,
): Promise<CallOutput<'searchMore'>> {
  const total = totalOf(counts, kind, sort);
  return {
    list: await presentHits(ctx, found, query.groups),
    total: Math.min(total, SEARCH_COUNT_MAX),
    has_more: total > SEARCH_COUNT_MAX,
    page,
    limit: SEARCH_PAGE_SIZE,
  };
}

async function limitByNetwork(ctx: CallContext): Promise<void> {
  if (ctx.network !== '') await ctx.limit(SEARCH_BY_NETWORK, ctx.network);
}
