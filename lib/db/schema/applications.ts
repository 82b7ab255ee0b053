import { boolean, index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/i18n/locales';
import { moment } from './columns';

/** What strangers send through the forms: applications for a column, cooperation enquiries. */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    /** `column` or `cooperation`. */
    kind: text('kind').notNull(),
    reference: text('reference').notNull().unique(),
    /** Made by the form: the same answer sent again is found by it. */
    clientKey: uuid('client_key').notNull().unique(),
    /** Lower case, as it is compared. */
    email: text('email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    status: text('status').notNull(),
    reason: text('reason').notNull().default(''),
    /** The answers, as the contract's input has them. */
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    /** A field that people do not see was filled in. */
    isSuspect: boolean('is_suspect').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('applications_of_desk').on(table.kind, table.status, table.createdAt)],
);

/** Every status that an application had, with its time. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('application_steps_of').on(table.applicationId, table.at)],
);
