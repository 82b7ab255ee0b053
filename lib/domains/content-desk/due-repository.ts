import { and, gt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind } from '../../contract/desk-content';
import type { Database } from '../../db/client';
import { banners, homeSlots, issues, publicNotices, tools, topics } from '../../db/schema';

/** Moments at which records come or go for readers. */
const MOMENTS: Partial<Record<ContentKind, { table: PgTable; columns: AnyPgColumn[] }>> = {
  slots: { table: homeSlots, columns: [homeSlots.startsAt, homeSlots.endsAt] },
  banners: { table: banners, columns: [banners.startsAt, banners.endsAt] },
  notices: { table: publicNotices, columns: [publicNotices.publishedAt] },
  issues: { table: issues, columns: [issues.publishedAt] },
  topics: { table: topics, columns: [topics.startsAt] },
  tools: { table: tools, columns: [tools.startsAt] },
};

/** Kinds of which something came or went after one moment and until another. */
export async function listKindsDue(db: Database, after: Date, until: Date): Promise<ContentKind[]> {
  const due: ContentKind[] = [];
  for (const [kind, { table, columns }] of Object.entries(MOMENTS)) {
    const isBetween = (column: AnyPgColumn): SQL | undefined =>
      and(gt(column, after), lte(column, until));
    const found = await db.$count(table, or(...columns.map(isBetween)));
    if (found > 0) due.push(kind as ContentKind);
  }
  return due;
}
