import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, secondSteps, sessions } from '../../db/schema';

/** More than anybody has devices; the list shows the latest. */
const LIST_MAX = 100;

/** The session of a token with what of its account decides whether it may be used. */
export async function findSessionByDigest(db: Database, tokenDigest: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      role: accounts.role,
      state: accounts.state,
      secondStepAt: sessions.secondStepAt,
      /** Null where no second step is set up. */
      stepConfirmedAt: secondSteps.confirmedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(secondSteps, eq(secondSteps.accountId, sessions.accountId))
    .where(eq(sessions.tokenDigest, tokenDigest));
  return row;
}

export async function touchSession(
  db: Database,
  id: number,
  change: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id));
}

/** Writes a session; the one that its device had is replaced, token and all. */
export async function putSession(
  tx: Database,
  values: typeof sessions.$inferInsert,
): Promise<void> {
  const { accountId, deviceDigest } = values;
  if (deviceDigest) {
    await tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), eq(sessions.deviceDigest, deviceDigest)));
  }
  await tx.insert(sessions).values(values);
}

/** Whether a device has a session of an account. */
export async function hasDeviceSession(
  db: Database,
  accountId: number,
  deviceDigest: string,
): Promise<boolean> {
  const isIts = and(eq(sessions.accountId, accountId), eq(sessions.deviceDigest, deviceDigest));
  return (await db.$count(sessions, isIts)) > 0;
}

/** Gives a session another token. */
export async function renewSession(tx: Database, id: number, tokenDigest: string): Promise<void> {
  await tx.update(sessions).set({ tokenDigest }).where(eq(sessions.id, id));
}

/** The sessions of an account that are not over, the latest used first. */
export async function listSessions(db: Database, accountId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(LIST_MAX);
}

/** Ends one session of an account. @returns how many that were. */
export async function dropSession(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends the sessions of an account, all or all but one. @returns how many that were. */
export async function dropSessions(
  db: Database,
  accountId: number,
  keptId?: number,
): Promise<number> {
  const ofAccount = eq(sessions.accountId, accountId);
  const ended = await db
    .delete(sessions)
    .where(keptId === undefined ? ofAccount : and(ofAccount, ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function dropExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
