import { and, asc, desc, eq, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { IssueKind } from '../../contract/issues';
import type { Database } from '../../db/client';
import { articles, flashes, issueEntries, issues } from '../../db/schema';

const ITEM = {
  id: issues.id,
  number: issues.number,
  day: issues.day,
  publishedAt: issues.publishedAt,
  title: issues.title,
  lead: issues.lead,
};
export type IssueItemRow = Awaited<ReturnType<typeof listIssueRows>>[number];
export type IssueRow = typeof issues.$inferSelect;
export type NewIssue = Omit<typeof issues.$inferInsert, 'id' | 'number'>;
export type NewEntry = Omit<typeof issueEntries.$inferInsert, 'id' | 'issueId' | 'position'>;

/** What readers of a moment see: an issue whose time is to come is not there yet. */
const isPublished = (now: Date) => lte(issues.publishedAt, now);

/** Issues of a kind that are published, newest first. */
export async function listIssueRows(
  db: Database,
  { kind, now, limit, skip }: { kind: IssueKind; now: Date; limit: number; skip: number },
) {
  return db
    .select(ITEM)
    .from(issues)
    .where(and(eq(issues.kind, kind), isPublished(now)))
    .orderBy(desc(issues.day))
    .limit(limit)
    .offset(skip);
}

export async function countIssues(db: Database, kind: IssueKind, now: Date): Promise<number> {
  return db.$count(issues, and(eq(issues.kind, kind), isPublished(now)));
}

/** One published issue of a kind: by its id, by its day, or the newest. */
export async function findIssueRow(
  db: Database,
  { kind, now }: { kind: IssueKind; now: Date },
  which: { id: number } | { day: string } | 'newest',
): Promise<IssueRow | undefined> {
  const own =
    which === 'newest'
      ? undefined
      : 'id' in which
        ? eq(issues.id, which.id)
        : eq(issues.day, which.day);
  const [row] = await db
    .select()
    .from(issues)
    .where(and(eq(issues.kind, kind), own, isPublished(now)))
    .orderBy(desc(issues.day))
    .limit(1);
  return row;
}

/** The issue of the same kind next in time. */
export async function findNeighbour(
  db: Database,
  direction: 'newer' | 'older',
  { kind, day }: Pick<IssueRow, 'kind' | 'day'>,
  now: Date,
) {
  const isNewer = direction === 'newer';
  const [row] = await db
    .select({ id: issues.id, number: issues.number, day: issues.day, title: issues.title })
    .from(issues)
    .where(and(eq(issues.kind, kind), (isNewer ? gt : lt)(issues.day, day), isPublished(now)))
    .orderBy((isNewer ? asc : desc)(issues.day))
    .limit(1);
  return row ?? null;
}

export async function listEntryRows(db: Database, issueId: number) {
  return db
    .select()
    .from(issueEntries)
    .where(eq(issueEntries.issueId, issueId))
    .orderBy(asc(issueEntries.position));
}

/** Kind, id and day of every published issue. */
export async function listIssuePlaces(db: Database, now: Date) {
  return db
    .select({ kind: issues.kind, id: issues.id, day: issues.day })
    .from(issues)
    .where(isPublished(now));
}

/** Keeps other writers of issues away until the transaction ends. */
export async function lockIssues(db: Database): Promise<void> {
  await db.execute(sql`lock table ${issues} in share row exclusive mode`);
}

export async function listKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: issues.key })
    .from(issues)
    .where(inArray(issues.key, [...keys]));
  return new Set(rows.flatMap((row) => row.key ?? []));
}

/** The highest number that an issue of the kind has; 0 where there is none. */
export async function highestNumber(db: Database, kind: string): Promise<number> {
  const [row] = await db
    .select({ number: max(issues.number) })
    .from(issues)
    .where(eq(issues.kind, kind));
  return row?.number ?? 0;
}

/** Writes an issue with its entries, unless its kind has one of that day. @returns whether written. */
export async function insertIssue(
  db: Database,
  issue: NewIssue & { number: number },
  entries: readonly NewEntry[],
): Promise<boolean> {
  const [made] = await db
    .insert(issues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: issues.id });
  if (!made) return false;
  if (entries.length > 0) {
    await db
      .insert(issueEntries)
      .values(entries.map((entry, position) => ({ ...entry, issueId: made.id, position })));
  }
  return true;
}

export async function articleIdsBySource(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.sourceKey, [...keys]));
  return new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row.id] as const])));
}

export async function flashIdsByKey(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: flashes.id, key: flashes.key })
    .from(flashes)
    .where(inArray(flashes.key, [...keys]));
  return new Map(rows.flatMap((row) => (row.key === null ? [] : [[row.key, row.id] as const])));
}
