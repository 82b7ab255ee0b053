import { and, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import {
  articleCorrections,
  authors,
  banners,
  calendarDates,
  columns,
  communityPlaces,
  courseModules,
  documents,
  events,
  eventTicketTypes,
  flashes,
  glossaryTerms,
  hotWords,
  issueEntries,
  issues,
  labels,
  lessons,
  marketAssets,
  publicNotices,
  scamWarnings,
  sections,
  tools,
  topics,
  topicTimeline,
} from '../../db/schema';
import { htmlToTraditional } from '../../i18n/html-to-traditional';
import type { ConversionWords } from '../../i18n/desk-words';
import type { LocalizedText } from '../../i18n/locales';
import { toTraditional } from '../../i18n/to-traditional';

/** Every column of names and texts in the site's languages; `html` are texts with markup. */
export const LOCALIZED: readonly { table: PgTable; plain?: string[]; html?: string[] }[] = [
  { table: sections, plain: ['name', 'description'] },
  { table: labels, plain: ['name', 'description'] },
  { table: authors, plain: ['nickname', 'bio'] },
  { table: topics, plain: ['title', 'subtitle', 'intro'] },
  { table: topicTimeline, plain: ['title', 'text'] },
  { table: columns, plain: ['title', 'intro'] },
  { table: tools, plain: ['description'] },
  { table: hotWords, plain: ['word'] },
  { table: banners, plain: ['title'] },
  { table: publicNotices, plain: ['title', 'summary'], html: ['body'] },
  { table: communityPlaces, plain: ['name', 'description', 'note'] },
  { table: documents, plain: ['title', 'lead'] },
  { table: glossaryTerms, plain: ['name', 'definition'] },
  { table: courseModules, plain: ['title', 'summary'] },
  { table: lessons, plain: ['title', 'takeaway'], html: ['body'] },
  { table: scamWarnings, plain: ['title', 'summary'] },
  { table: issues, plain: ['title', 'lead'], html: ['body'] },
  { table: issueEntries, plain: ['note'] },
  { table: calendarDates, plain: ['title', 'note', 'place', 'sourceName'] },
  {
    table: events,
    plain: ['title', 'summary', 'city', 'address', 'organiserName', 'organiserAbout'],
    html: ['details'],
  },
  { table: eventTicketTypes, plain: ['name'] },
  { table: marketAssets, plain: ['name'] },
  { table: flashes, plain: ['sourceName'] },
  { table: articleCorrections, plain: ['text'] },
];

/**
 * Derives the traditional form of names and texts anew that hold one of the words. What an editor
 * wrote by hand is known by being none of the derived forms, and stays; a value that somebody
 * changes meanwhile is another value and stays too.
 * @returns how many values changed.
 */
export async function deriveNames(
  db: Database,
  terms: readonly string[],
  { before, now }: { before: readonly ConversionWords[]; now: ConversionWords },
): Promise<number> {
  let changed = 0;
  for (const { table, plain = [], html = [] } of LOCALIZED) {
    for (const name of [...plain, ...html]) {
      const column = (getTableColumns(table) as Record<string, AnyPgColumn>)[name];
      if (!column) throw new RangeError(`No column ${name}`);
      const derive = html.includes(name) ? htmlToTraditional : toTraditional;
      for (const text of await valuesHolding(db, table, column, terms)) {
        const hans = text['zh-Hans'];
        const hant = derive(hans, { words: now });
        const isDerived = before.some((words) => derive(hans, { words }) === text['zh-Hant']);
        if (!isDerived || hant === text['zh-Hant']) continue;
        await db
          .update(table)
          .set({ [name]: { ...text, 'zh-Hant': hant } })
          .where(eq(column, text));
        changed += 1;
      }
    }
  }
  return changed;
}

/** Each different value of a column whose simplified text holds one of the words. */
async function valuesHolding(
  db: Database,
  table: PgTable,
  column: AnyPgColumn,
  terms: readonly string[],
): Promise<LocalizedText[]> {
  const rows = (await db
    .selectDistinct({ value: column })
    .from(table)
    .where(and(holdsOne(sql`${column}->>'zh-Hans'`, terms)))) as { value: LocalizedText }[];
  return rows.map(({ value }) => value);
}

/** Whether a text, without its tags, holds one of the words. */
function holdsOne(text: SQL, terms: readonly string[]): SQL | undefined {
  const plain = sql`regexp_replace(${text}, '<[^>]*>', '', 'g')`;
  return or(...terms.map((term) => sql`strpos(${plain}, ${term}) > 0`));
}
