import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { columns } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';

/** Writes an author's column, last in the desk's order. @returns false where they have one. */
export async function insertColumn(
  tx: Database,
  { authorId, title, intro }: { authorId: number; title: LocalizedText; intro: LocalizedText },
): Promise<boolean> {
  if (await hasColumn(tx, authorId)) return false;
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from columns)`;
  const made = await tx
    .insert(columns)
    .values({ key: `author-${authorId}`, authorId, title, intro, cover: '', position })
    .onConflictDoNothing()
    .returning({ id: columns.id });
  return made.length > 0;
}

/** Whether an author has a column. */
export async function hasColumn(db: Database, authorId: number): Promise<boolean> {
  return (await db.$count(columns, eq(columns.authorId, authorId))) > 0;
}
