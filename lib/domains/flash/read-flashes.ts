import { LISTINGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { FEED_FLASHES_MAX } from '../../contract/discovery';
import type { FlashCategory, FlashDetails, FlashItem } from '../../contract/flash';
import type { DomainContext } from '../domain-context';
import { readPage, type PageRequest, type PageResult } from '../listings/public';
import { newestFlashSeq } from './change-repository';
import { presentFlashes } from './present';
import {
  findFlashRow,
  listFlashRows,
  listFlashRowsAfter,
  listFlashRowsById,
  type FlashFilter,
  type FlashRow,
} from './repository';

/** How far back an edition is looked for; a language that few flashes have shows fewer. */
const FEED_LOOK_BACK = 200;

export interface FlashListInput extends PageRequest {
  category?: FlashCategory | undefined;
  important?: boolean | undefined;
}

/** Published flashes, newest first; of one category, or the important ones, when asked. */
export async function listFlashes(
  ctx: DomainContext,
  input: FlashListInput,
): Promise<PageResult<FlashItem>> {
  const { filter, scope } = resolveFilter(input);
  const page = await readPage(ctx.db, scope, input, (window, limit) =>
    listFlashRows(ctx.db, filter, window, limit),
  );
  return { ...page, list: presentFlashes(page.list, ctx.locale) };
}

/** A page of the list, with the number of the newest change that it is sure to hold. */
export async function listFlashPage(
  ctx: DomainContext,
  input: FlashListInput,
): Promise<PageResult<FlashItem> & { flash_seq: number }> {
  // Asked first: what comes meanwhile is told once more, and never missed.
  const seq = await newestFlashSeq(ctx.db);
  return { ...(await listFlashes(ctx, input)), flash_seq: seq };
}

/**
 * One published flash.
 * @throws CodedError flashNotFound, contentWithdrawn
 */
export async function getFlash(ctx: DomainContext, id: number): Promise<FlashDetails> {
  const row = await getReadableRow(ctx, id);
  const [item] = presentFlashes([row], ctx.locale);
  if (!item) throw new CodedError('flashNotFound');
  return { ...item, editions: (row.editions ?? []).map((edition) => edition.locale).sort() };
}

/** The flashes around one: the newer half before it, the older half after, newest first. */
export async function listFlashesAround(
  ctx: DomainContext,
  id: number,
  size: number,
): Promise<FlashItem[]> {
  const row = await getReadableRow(ctx, id);
  const newer = await listFlashRowsAfter(ctx.db, row, size);
  const older = await listFlashRows(ctx.db, { kind: 'all' }, { after: row }, size);
  const newerCount = Math.min(newer.length, Math.max(Math.floor(size / 2), size - older.length));
  const around = [...newer.slice(0, newerCount).reverse(), ...older.slice(0, size - newerCount)];
  return presentFlashes(around, ctx.locale);
}

/** Published flashes by id, in the order asked; those that are not published are left out. */
export async function listFlashesById(
  ctx: DomainContext,
  ids: readonly number[],
): Promise<FlashItem[]> {
  const items = presentFlashes(await listFlashRowsById(ctx.db, ids), ctx.locale);
  return items.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

/** The newest flashes in the caller's language; what has no edition in it is left out. */
export async function listFeedFlashes(
  ctx: DomainContext,
  input: Omit<FlashListInput, keyof PageRequest>,
): Promise<FlashItem[]> {
  const { filter } = resolveFilter(input);
  const rows = await listFlashRows(ctx.db, filter, { newest: true }, FEED_LOOK_BACK);
  const own = presentFlashes(rows, ctx.locale).filter((item) => item.lang === ctx.locale);
  return own.slice(0, FEED_FLASHES_MAX);
}

function resolveFilter(input: Omit<FlashListInput, keyof PageRequest>): {
  filter: FlashFilter;
  scope: string;
} {
  if (input.category) {
    const { category } = input;
    return { filter: { kind: 'category', category }, scope: LISTINGS.flashCategory(category) };
  }
  if (input.important) return { filter: { kind: 'important' }, scope: LISTINGS.importantFlashes };
  return { filter: { kind: 'all' }, scope: LISTINGS.flashes };
}

async function getReadableRow(ctx: DomainContext, id: number): Promise<FlashRow> {
  const row = await findFlashRow(ctx.db, id);
  if (row?.state === 'withdrawn') throw new CodedError('contentWithdrawn');
  if (!row) throw new CodedError('flashNotFound');
  return row;
}
