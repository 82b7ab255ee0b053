import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, staffActs } from '../../db/schema';

export async function insertAct(
  tx: Database,
  values: typeof staffActs.$inferInsert,
): Promise<void> {
  await tx.insert(staffActs).values(values);
}

/** Whose acts, or what was done to one thing; all of them where nothing is named. */
export interface ActFilter {
  subject?: string | undefined;
  subjectId?: string | undefined;
  accountId?: number | undefined;
}

/** Acts with the name of who did each, the latest first. */
export async function listActs(
  db: Database,
  filter: ActFilter,
  { limit, skip, beforeId }: { limit: number; skip: number; beforeId: number | undefined },
) {
  return db
    .select({
      id: staffActs.id,
      act: staffActs.act,
      name: accounts.nickname,
      subject: staffActs.subject,
      subjectId: staffActs.subjectId,
      detail: staffActs.detail,
      at: staffActs.at,
    })
    .from(staffActs)
    .leftJoin(accounts, eq(accounts.id, staffActs.accountId))
    .where(and(matching(filter), beforeId === undefined ? undefined : lt(staffActs.id, beforeId)))
    .orderBy(desc(staffActs.id))
    .limit(limit)
    .offset(skip);
}

export async function countActs(db: Database, filter: ActFilter): Promise<number> {
  return db.$count(staffActs, matching(filter));
}

function matching({ subject, subjectId, accountId }: ActFilter): SQL | undefined {
  return and(
    subject === undefined ? undefined : eq(staffActs.subject, subject),
    subjectId === undefined ? undefined : eq(staffActs.subjectId, subjectId),
    accountId === undefined ? undefined : eq(staffActs.accountId, accountId),
  );
}
