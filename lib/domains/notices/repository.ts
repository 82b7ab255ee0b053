import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
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

/** Announcements, pinned ones first, then newest first. */
export async function listNoticeRows(db: Database, limit: number, skip: number) {
  return db
    .select(ITEM)
    .from(notices)
    .orderBy(desc(notices.isPinned), desc(notices.publishedAt), desc(notices.id))
    .limit(limit)
    .offset(skip);
}

export async function findNoticeRow(db: Database, id: number) {
  const [row] = await db.select().from(notices).where(eq(notices.id, id));
  return row;
}

/** The announcement next to a moment and id in time, pinned or not. */
export async function findNeighbour(
  db: Database,
  direction: 'newer' | 'older',
  { publishedAt, id }: { publishedAt: Date; id: number },
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
    .where(place)
    .orderBy(order(notices.publishedAt), order(notices.id))
    .limit(1);
  return row;
}

export async function listNoticeIds(db: Database): Promise<number[]> {
  const rows = await db.select({ id: notices.id }).from(notices);
  return rows.map((row) => row.id);
}

/** Writes an announcement unless its key is there. @returns true when written. */
export async function insertNewNotice(
  db: Database,
  { publishedAt, ...notice }: Newsroom['notices'][number],
): Promise<boolean> {
  const made = await db
    .insert(notices)
    .values({ ...notice, publishedAt: new Date(publishedAt) })
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return made.length > 0;
}
