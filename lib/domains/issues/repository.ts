import { and, asc, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
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

/** Issues of a kind, newest first. */
export async function listIssueRows(db: Database, kind: IssueKind, limit: number, skip: number) {
  return db
    .select(ITEM)
    .from(issues)
    .where(eq(issues.kind, kind))
    .orderBy(desc(issues.day))
    .limit(limit)
    .offset(skip);
}

export async function countIssues(db: Database, kind: IssueKind): Promise<number> {
  return db.$count(issues, eq(issues.kind, kind));
}

/** One issue of a kind: by its id, by its day, or the newest. */
export async function findIssueRow(
  db: Database,
  kind: IssueKind,
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
    .where(and(eq(issues.kind, kind), own))
    .orderBy(desc(issues.day))
    .limit(1);
  return row;
}

/** The issue of the same kind next in time. */
export async function findNeighbour(
  db: Database,
  direction: 'newer' | 'older',
  { kind, day }: Pick<IssueRow, 'kind' | 'day'>,
) {
  const isNewer = direction === 'newer';
  const [row] = await db
    .select({ id: issues.id, number: issues.number, day: issues.day, title: issues.title })
    .from(issues)
    .where(and(eq(issues.kind, kind), (isNewer ? gt : lt)(issues.day, day)))
    .orderBy((isNewer ? asc : desc)(issues.day))
    .limit(1);
  return row;
}

export async function listEntryRows(db: Database, issueId: number) {
  return db
    .select()
    .from(issueEntries)
    .where(eq(issueEntries.issueId, issueId))
    .orderBy(asc(issueEntries.position));
}

/** Kind, id and day of every issue. */
export async function listIssuePlaces(db: Database) {
  return db.select({ kind: issues.kind, id: issues.id, day: issues.day }).from(issues);
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
