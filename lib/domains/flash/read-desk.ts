import type { z } from 'zod';
import type { DeskFlash, FLASH_FILTERS, FlashInput, flashVersion } from '../../contract/desk-flash';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { DomainContext } from '../domain-context';
import { decodeCursor, encodeCursor, type PageRequest, type PageResult } from '../listings/public';
import { staffMember } from '../staff';
import {
  countDeskRows,
  findDeskRow,
  listDeskRows,
  listVersionRows,
  type DeskFlashRow,
} from './desk-repository';

/** Flashes for the desk, newest first, the withdrawn ones too. @throws CodedError notPermitted */
export async function listDeskFlashes(
  ctx: DomainContext,
  { page, limit, cursor, filter }: PageRequest & { filter: (typeof FLASH_FILTERS)[number] },
): Promise<PageResult<DeskFlash>> {
  staffMember(ctx.actor);
  const window = cursor ? { after: decodeCursor(cursor) } : { newest: true as const };
  const skip = cursor ? 0 : (page - 1) * limit;
  const rows = await listDeskRows(ctx.db, filter, { window, limit: limit + 1, skip });
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return {
    list: list.map(presentDeskFlash),
    total: await countDeskRows(ctx.db, filter),
    page,
    limit,
    next_cursor: rows.length > limit && last ? encodeCursor(last) : null,
  };
}

/** What a flash said before each change. @throws CodedError notPermitted, flashNotFound */
export async function listFlashVersions(
  ctx: DomainContext,
  id: number,
): Promise<{ list: z.infer<typeof flashVersion>[] }> {
  staffMember(ctx.actor);
  await getDeskFlash(ctx.db, id);
  const rows = await listVersionRows(ctx.db, id);
  return {
    list: rows.map((row) => ({
      ...wordsOf(row),
      id: row.id,
      state: row.state,
      note: row.note,
      name: row.name ?? '',
      time: row.at.toISOString(),
    })),
  };
}

/** One flash for the desk. @throws CodedError flashNotFound */
export async function getDeskFlash(db: Database, id: number): Promise<DeskFlash> {
  const row = await findDeskRow(db, id);
  if (!row) throw new CodedError('flashNotFound');
  return presentDeskFlash(row);
}

export function presentDeskFlash(row: DeskFlashRow): DeskFlash {
  return {
    ...wordsOf(row),
    id: row.id,
    state: row.state,
    version: row.changes + 1,
    release_time: row.publishedAt.toISOString(),
    updated_time: row.revisedAt?.toISOString() ?? null,
  };
}

/** Whether a flash says already what is to be written. */
export function isSaid(row: DeskFlashRow, input: FlashInput): boolean {
  const said = wordsOf(row);
  return (Object.keys(said) as (keyof FlashInput)[]).every((key) => said[key] === input[key]);
}

type Worded = Pick<
  DeskFlashRow,
  'category' | 'isImportant' | 'sourceName' | 'sourceUrl' | 'editions'
>;

/** What an editor wrote, as they wrote it. */
function wordsOf(row: Worded): FlashInput {
  const edition = (locale: Locale) => row.editions?.find((each) => each.locale === locale);
  return {
    category: row.category,
    is_important: row.isImportant,
    title: edition('zh-Hans')?.title ?? '',
    content: edition('zh-Hans')?.content ?? '',
    title_en: edition('en')?.title ?? '',
    content_en: edition('en')?.content ?? '',
    source_name: row.sourceName?.['zh-Hans'] ?? '',
    source_url: row.sourceUrl ?? '',
  };
}
