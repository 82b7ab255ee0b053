import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articleEditions, events, labels, tools } from '../../db/schema';
import type { Locale } from '../../i18n/locales';

/** Bodies of editions, as HTML, by the id of the article. */
export async function listBodies(
  db: Database,
  wanted: readonly { id: number; locale: Locale }[],
): Promise<Map<number, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: articleEditions.articleId, body: articleEditions.bodyHtml })
    .from(articleEditions)
    .where(
      or(
        ...wanted.map(({ id, locale }) =>
          and(eq(articleEditions.articleId, id), eq(articleEditions.locale, locale)),
        ),
      ),
    );
  return new Map(rows.map(({ id, body }) => [id, body]));
}

export async function listEventRowsById(db: Database, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(events)
        .where(inArray(events.id, [...ids]));
}

export async function listLabelRowsById(db: Database, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(labels)
        .where(inArray(labels.id, [...ids]));
}

export async function listToolRowsById(db: Database, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(tools)
        .where(inArray(tools.id, [...ids]));
}
