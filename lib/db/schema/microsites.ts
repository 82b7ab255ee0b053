import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Sites of gatherings, ceremonies and regions, one document each (contract/microsite-documents). */
export const microsites = pgTable(
  'microsites',
  {
    key: text('key').primaryKey(),
    /** What the desk calls it by. */
    id: serial('id').notNull(),
    kind: text('kind').notNull(),
    /** Gatherings of one series are each other's editions. */
    series: text('series'),
    /** When a gathering or ceremony begins; null for a region. */
    startsAt: moment('starts_at'),
    position: integer('position').notNull(),
    document: jsonb('document').notNull(),
  },
  (table) => [
    index('microsites_by_kind').on(table.kind, table.position),
    unique('microsites_id').on(table.id),
  ],
);

/** One vote of one person in one category; a vote outlives the account that gave it. */
export const ceremonyVotes = pgTable(
  'ceremony_votes',
  {
    site: text('site')
      .notNull()
      .references(() => microsites.key, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    voterId: integer('voter_id').notNull(),
    nominee: text('nominee').notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.category, table.voterId] }),
    index('ceremony_votes_by_nominee').on(table.site, table.category, table.nominee),
  ],
);
