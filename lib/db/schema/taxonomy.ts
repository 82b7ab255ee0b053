import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { articles } from './articles';
import { localized, moment } from './columns';

export const labels = pgTable('labels', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
});

/**
 * Labels of articles. `publishedAt` repeats the article's, and is null while the
 * article is not live, so that one label's list is one index scan.
 */
export const articleLabels = pgTable(
  'article_labels',
  {
    labelId: integer('label_id')
      .notNull()
      .references(() => labels.id),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.labelId] }),
    index('article_labels_feed').on(
      table.labelId,
      table.publishedAt.desc().nullsFirst(),
      table.articleId.desc().nullsFirst(),
    ),
  ],
);
