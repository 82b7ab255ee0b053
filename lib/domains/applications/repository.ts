import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { applications, applicationSteps } from '../../db/schema';

export type ApplicationRow = typeof applications.$inferSelect;
type NewApplication = typeof applications.$inferInsert;

/** Runs work whose writes stand together or not at all. */
export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx));
}

export async function findByClientKey(db: Database, clientKey: string) {
  const [row] = await db.select().from(applications).where(eq(applications.clientKey, clientKey));
  return row;
}

export async function findByReference(db: Database, reference: string) {
  const [row] = await db.select().from(applications).where(eq(applications.reference, reference));
  return row;
}

/**
 * Writes an application with its first step; undefined when its key or reference is taken.
 * @param onWritten what belongs to it, in the same transaction.
 */
export async function insertApplication(
  db: Database,
  values: NewApplication,
  onWritten: (tx: Database, row: ApplicationRow) => Promise<void>,
): Promise<ApplicationRow | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(applications).values(values).onConflictDoNothing().returning();
    if (row) {
      const step = { applicationId: row.id, status: row.status, at: row.createdAt };
      await tx.insert(applicationSteps).values(step);
      await onWritten(tx, row);
    }
    return row;
  });
}

/**
 * Sets a status where it is still the one that was read. @returns false when it is not.
 * @param onWritten what belongs to it, in the same transaction.
 */
export async function updateStatus(
  db: Database,
  row: Pick<ApplicationRow, 'id' | 'status'>,
  { status, reason, at }: { status: string; reason: string; at: Date },
  onWritten: (tx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(applications)
      .set({ status, reason })
      .where(and(eq(applications.id, row.id), eq(applications.status, row.status)))
      .returning({ id: applications.id });
    if (changed.length === 0) return false;
    await tx.insert(applicationSteps).values({ applicationId: row.id, status, at });
    await onWritten(tx);
    return true;
  });
}

export async function listSteps(db: Database, applicationId: number) {
  return db
    .select({ status: applicationSteps.status, at: applicationSteps.at })
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.at), asc(applicationSteps.id));
}
