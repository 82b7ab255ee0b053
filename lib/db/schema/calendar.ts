import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { localized, moment } from './columns';

/** Dates that are no event of ours; those are in the calendar by their own table. */
export const calendarDates = pgTable(
  'calendar_dates',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    title: localized('title').notNull(),
    note: localized('note').notNull(),
    place: localized('place'),
    importance: integer('importance').notNull(),
    /** First and last day, yyyy-mm-dd; those of a timed date are at UTC+8. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    /** Null for whole days. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** IANA zone that a timed date is announced in. */
    timeZone: text('time_zone'),
    sourceName: localized('source_name'),
    sourceUrl: text('source_url'),
    isSample: boolean('is_sample').notNull(),
    isTentative: boolean('is_tentative').notNull(),
    changedAt: moment('changed_at').notNull(),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [index('calendar_dates_by_day').on(table.lastDay, table.firstDay)],
);
