import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { localized } from './columns';

export const sections = pgTable('sections', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  routeId: text('route_id').notNull(),
  hue: integer('hue').notNull(),
  position: integer('position').notNull(),
});
