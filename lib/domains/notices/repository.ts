import { and, asc, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import { publicNotices as notices } from '../../db/schema';

const ITEM = {
  id: notices.id,
  kind: notices.kind,
  isPinned: notices.isPinned,
  publishedAt: notices.publishedAt,
  title: notices.title,
  summary: notices.summary,
};

/** What readers of a moment see: an announcement whose time is to come is not there yet. */
const isPublished = (now: Date) => lte(notices.publishedAt, now);

/** Published announcements, pinned ones first, then newest first. */
export async function listNoticeRows(
  db: Database,
  { now, limit, skip }: { now: Date; limit: number; skip: number },
) {
  return db
    .select(ITEM)
    .from(notices)
    .where(isPublished(now))
    .orderBy(desc(notices.isPinned), desc(notices.publishedAt), desc(notices.id))
    .limit(limit)
    .offset(skip);
}

export async function countNotices(db: Database, now: Date): Promise<number> {
  return db.$count(notices, isPublished(now));
}

export async function findNoticeRow(db: Database, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), isPublished(now)));
  return row;
}

/** The announcement next to a moment and id in time, pinned or not. */
export async function findNeighbour(
  db: Database,
  direction: 'newer' | 'older',
  { publishedAt, id }: { publishedAt: Date; id: number },
  now: Date,
) {
  const isNewer = direction === 'newer';
  const beyond = isNewer ? gt : lt;
  const order = isNewer ? asc : desc;
  const place: SQL | undefined = or(
    beyond(notices.publishedAt, publishedAt),
    and(eq(notices.publishedAt, publishedAt), beyond(notices.id, id)),
  );
  const [row] = await db
    .select({ id: notices.id, title: notices.title })
    .from(notices)
    .where(and(place, isPublished(now)))
    .orderBy(order(notices.publishedAt), order(notices.id))
    .limit(1);
  return row;
}

/** Ids of the published announcements. */
export async function listNoticeIds(db: Database, now: Date): Promise<number[]> {
  const rows = await db.select({ id: notices.id }).from(notices).where(isPublished(now));
  return rows.map((row) => row.id);
}

/** Writes an announcement unless its key is there. */
export async function insertNewNotice(
  db: Database,
  { publishedAt, ...notice }: Newsroom['notices'][number],
): Promise<void> {
  await db
    .insert(notices)
    .values({ ...notice, publishedAt: new Date(publishedAt) })
    .onConflictDoNothing();
}
