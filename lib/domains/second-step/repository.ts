import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, secondSteps, sessions } from '../../db/schema';

export type SecondStepRow = typeof secondSteps.$inferSelect;

/** Runs work whose writes stand together or not at all. */
export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx));
}

export async function findStep(
  db: Database,
  accountId: number,
): Promise<SecondStepRow | undefined> {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.accountId, accountId));
  return row;
}

/** The second step of an account, held until the transaction ends. */
export async function lockStep(
  tx: Database,
  accountId: number,
): Promise<SecondStepRow | undefined> {
  const [row] = await tx
    .select()
    .from(secondSteps)
    .where(eq(secondSteps.accountId, accountId))
    .for('update');
  return row;
}

/** Begins a set-up, or begins it anew. @returns false where a step is set up already. */
export async function beginStep(
  db: Database,
  accountId: number,
  sealedSecret: string,
): Promise<boolean> {
  const row = { accountId, sealedSecret, recoveryDigests: [], lastCounter: 0, confirmedAt: null };
  return inOne(db, async (tx) => {
    const made = await tx.insert(secondSteps).values(row).onConflictDoNothing().returning();
    if (made.length > 0) return true;
    const known = await lockStep(tx, accountId);
    if (known?.confirmedAt) return false;
    await changeStep(tx, accountId, row);
    return true;
  });
}

export async function changeStep(
  tx: Database,
  accountId: number,
  change: Partial<SecondStepRow>,
): Promise<void> {
  await tx.update(secondSteps).set(change).where(eq(secondSteps.accountId, accountId));
}

/** Takes a second step off; sessions that passed it have passed none. */
export async function dropStep(tx: Database, accountId: number): Promise<void> {
  await tx.delete(secondSteps).where(eq(secondSteps.accountId, accountId));
  await tx.update(sessions).set({ secondStepAt: null }).where(eq(sessions.accountId, accountId));
}

export async function markPassed(
  tx: Database,
  { accountId, sessionId, at }: { accountId: number; sessionId: number; at: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondStepAt: at })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)));
}

export async function isPassed(db: Database, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ at: sessions.secondStepAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return Boolean(row?.at);
}

/** What an account is called in an authenticator app. */
export async function accountName(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ email: accounts.email, nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row && (row.email ?? row.nickname);
}
