import { asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { tools } from '../../db/schema';
import type { LinkFacts } from './link-state';

export type ToolRow = typeof tools.$inferSelect;

/** All tools in the desk's order: a directory is some hundreds, and is filtered in memory. */
export async function listToolRows(db: Database): Promise<ToolRow[]> {
  return db.select().from(tools).orderBy(asc(tools.position), asc(tools.id));
}

/** Those of them that readers of a moment see. */
export async function listShownTools(db: Database, now: Date): Promise<ToolRow[]> {
  return db
    .select()
    .from(tools)
    .where(or(isNull(tools.startsAt), lte(tools.startsAt, now)))
    .orderBy(asc(tools.position), asc(tools.id));
}

/** Inserts tools by key, or sets what the desk says of them; what is known of their links stays. */
export async function upsertTools(db: Database, rows: Newsroom['tools']): Promise<void> {
  if (rows.length === 0) return;
  const given = (name: string) => sql.raw(`excluded."${name}"`);
  await db
    .insert(tools)
    .values(rows.map((row, position) => ({ ...row, position })))
    .onConflictDoUpdate({
      target: tools.key,
      set: {
        name: given('name'),
        url: given('url'),
        category: given('category'),
        description: given('description'),
        chains: given('chains'),
        risk: given('risk'),
        position: given('position'),
      },
    });
}

export async function updateLinkFacts(db: Database, id: number, facts: LinkFacts): Promise<void> {
  await db.update(tools).set(facts).where(eq(tools.id, id));
}
