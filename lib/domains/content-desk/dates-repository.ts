import { desc, eq, sql } from 'drizzle-orm';
import { calendarDates } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import { lastSiteDay, siteDay } from '../calendar/public';
import type { ContentStore } from './content-store';
import type { KeptValues } from './row-values';

/** Dates of the calendar that are no event of ours; the latest are listed. */
const LISTED = 300;
const NOTHING: LocalizedText = { 'zh-Hans': '', 'zh-Hant': '' };

/** A change counts, for those who follow the calendar in their own. */
export const dateStore: ContentStore = {
  list: async (db) => {
    const rows = await db
      .select({ id: calendarDates.id, title: calendarDates.title, day: calendarDates.firstDay })
      .from(calendarDates)
      .orderBy(desc(calendarDates.firstDay), desc(calendarDates.id))
      .limit(LISTED);
    return rows.map(({ id, title, day }) => ({ id, title: withDay(title, day) }));
  },
  find: async (db, id) => {
    const [row] = await db
      .select()
      .from(calendarDates)
      .where(eq(calendarDates.id, id))
      .for('update');
    if (!row) return undefined;
    const isTimed = row.startsAt !== null;
    return {
      date_kind: row.kind,
      title: row.title,
      details: row.note,
      place: row.place ?? NOTHING,
      importance: row.importance,
      first_day: isTimed ? '' : row.firstDay,
      last_day: isTimed ? '' : row.lastDay,
      opens_time: row.startsAt,
      closes_time: row.endsAt,
      date_zone: row.timeZone ?? '',
      is_tentative: row.isTentative,
      source_name: row.sourceName ?? NOTHING,
      source_url: row.sourceUrl ?? '',
    };
  },
  findByKey: async (db, key) => {
    const [row] = await db
      .select({ id: calendarDates.id })
      .from(calendarDates)
      .where(eq(calendarDates.key, key));
    return row?.id;
  },
  isTaken: () => Promise.resolve(false),
  insert: async (db, { key, values, now }) => {
    const [made] = await db
      .insert(calendarDates)
      .values({ ...rowOf(values), key, isSample: false, changedAt: now })
      .onConflictDoNothing({ target: calendarDates.key })
      .returning({ id: calendarDates.id });
    return made?.id;
  },
  update: async (db, id, values, now) => {
    await db
      .update(calendarDates)
      .set({ ...rowOf(values), changedAt: now, revision: sql`${calendarDates.revision} + 1` })
      .where(eq(calendarDates.id, id));
  },
  remove: async (db, id) => {
    await db.delete(calendarDates).where(eq(calendarDates.id, id));
  },
  order: () => Promise.resolve(),
};

function rowOf(values: KeptValues) {
  const startsAt = values.opens_time as Date | null;
  const endsAt = values.closes_time as Date | null;
  const firstDay = values.first_day as string;
  const when = startsAt
    ? { firstDay: siteDay(startsAt), lastDay: lastSiteDay(startsAt, endsAt), startsAt, endsAt }
    : {
        ...{ firstDay, lastDay: (values.last_day as string) || firstDay },
        ...{ startsAt: null, endsAt: null },
      };
  return {
    ...when,
    kind: values.date_kind as string,
    title: values.title as LocalizedText,
    note: values.details as LocalizedText,
    place: writtenOrNull(values.place as LocalizedText),
    importance: values.importance as number,
    timeZone: startsAt ? (values.date_zone as string) : null,
    isTentative: values.is_tentative as boolean,
    sourceName: writtenOrNull(values.source_name as LocalizedText),
    sourceUrl: (values.source_url as string) || null,
  };
}

/** Text of which nothing is written is none. */
function writtenOrNull(text: LocalizedText): LocalizedText | null {
  return text['zh-Hans'] === '' && !text.en ? null : text;
}

/** Many dates have one name: their day tells them apart. */
function withDay(title: LocalizedText, day: string): LocalizedText {
  const entries = Object.entries(title).map(([locale, text]) => [locale, `${day} ${text}`]);
  return Object.fromEntries(entries) as unknown as LocalizedText;
}
