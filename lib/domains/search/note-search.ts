import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { keyedDigest } from '../../platform/secret';
import { personOf, type CallContext, type DomainContext } from '../domain-context';
import { find } from './find';
import { RECORD_BY_NETWORK } from './limits';
import {
  deleteRecords,
  deleteUsesBefore,
  listRecords,
  listUses,
  saveRecord,
  saveUse,
} from './record-repository';
import { readQuery } from './read-query';

/** Records that are kept of one reader. */
const RECORDS_MAX = 50;
/** A longer keyword is no word that others look for. */
const HOT_MAX_CHARS = 24;
/** Distinct visitors within the window before a word is shown to others. */
const HOT_FLOOR = 5;
const HOT_DAYS = 7;
const HOT_MAX = 12;
/** How long it is known who looked for what, as a digest. */
const USES_DAYS = 30;
const DAY_MS = 86_400_000;

/** Counts a search, if it found something, and keeps it for who is signed in. */
export async function noteSearch(
  ctx: CallContext,
  keyword: string,
  isFound: boolean,
): Promise<void> {
  const { folded } = readQuery(keyword);
  if (folded === '') return;
  const { actor, now, network } = ctx;
  if (actor.kind === 'person') {
    await saveRecord(
      ctx.db,
      { accountId: actor.id, folded, keyword, searchedAt: now },
      RECORDS_MAX,
    );
  }
  if (!isFound || keyword.length > HOT_MAX_CHARS || network === '') return;
  // By network, also for who is signed in: accounts are made more easily than networks.
  const visitor = keyedDigest('search-use', network).slice(0, 32);
  await saveUse(ctx.db, { day: dayOf(now), folded, visitor, keyword });
}

/** A page of results was read. @throws CodedError tooManyRequests */
export async function recordSearch(
  ctx: CallContext,
  { keyword }: { keyword: string },
): Promise<CallOutput<'recordSearch'>> {
  if (ctx.network !== '') await ctx.limit(RECORD_BY_NETWORK, ctx.network);
  const { counts } = await find(ctx, { keyword, sort: 'date', page: 1 });
  await noteSearch(
    ctx,
    keyword,
    Object.values(counts).some((count) => count > 0),
  );
  return {};
}

/** What the reader looked for, the latest first. @throws CodedError signInRequired */
export async function getSearchRecords(ctx: CallContext): Promise<CallOutput<'getSearchRecords'>> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const rows = await listRecords(ctx.db, id);
  return {
    list: rows.map((row) => ({
      id: row.id,
      keyword: row.keyword,
      time: row.searchedAt.toISOString(),
    })),
  };
}

/** Deletes one or all of the reader's records. @throws CodedError signInRequired */
export async function delSearchRecords(
  ctx: CallContext,
  input: { id?: number | undefined },
): Promise<CallOutput<'delSearchRecords'>> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  return { deleted: await deleteRecords(ctx.db, id, input.id) };
}

/** Words that many looked for in the last days and that found something, the most first. */
export async function listUsedKeywords(ctx: DomainContext): Promise<string[]> {
  const since = dayOf(new Date(ctx.now.getTime() - HOT_DAYS * DAY_MS));
  const rows = await listUses(ctx.db, since, HOT_FLOOR, HOT_MAX);
  return rows.flatMap(({ keyword }) => keyword ?? []);
}

/** Forgets who looked for what once it counts no more. */
export async function clearOldSearches({ ctx }: { ctx: DomainContext }): Promise<void> {
  await deleteUsesBefore(ctx.db, dayOf(new Date(ctx.now.getTime() - USES_DAYS * DAY_MS)));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
