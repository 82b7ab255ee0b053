import { and, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { signIns, upgradeTickets } from '../../db/schema';

export type { SignInMethod } from '../../db/schema';

export async function insertSignIn(
  db: Database,
  values: typeof signIns.$inferInsert,
): Promise<void> {
  await db.insert(signIns).values(values);
}

/** Whether a browser that says the same of itself signed in to an account before. */
export async function hasSignedInWith(
  db: Database,
  { accountId, userAgent, before }: { accountId: number; userAgent: string; before: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(
      and(
        eq(signIns.accountId, accountId),
        lt(signIns.at, before),
        eq(signIns.outcome, 'ok'),
        eq(signIns.userAgent, userAgent),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function dropSignInsUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(signIns).where(lte(signIns.at, moment));
}

export async function dropExpiredTickets(db: Database, now: Date): Promise<void> {
  await db.delete(upgradeTickets).where(lte(upgradeTickets.expiresAt, now));
}
