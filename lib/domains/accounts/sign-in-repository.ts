import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { signIns, upgradeTickets, type SignInMethod } from '../../db/schema';

export type { SignInMethod } from '../../db/schema';

export async function insertSignIn(
  db: Database,
  values: typeof signIns.$inferInsert,
): Promise<void> {
  await db.insert(signIns).values(values);
}

/** Ways that open a session; the others prove something and lead to no session by themselves. */
const OPENING: SignInMethod[] = ['password', 'code', 'register', 'google'];

/**
 * Whether an account was signed in to before, and whether by a browser that says the same of
 * itself from the same network.
 */
export async function pastSignIns(
  db: Database,
  { accountId, userAgent, network }: { accountId: number; userAgent: string; network: string },
): Promise<{ any: boolean; alike: boolean }> {
  const isAlike = and(eq(signIns.userAgent, userAgent), eq(signIns.network, network));
  const [row] = await db
    .select({
      any: sql<boolean>`count(*) > 0`,
      alike: sql<boolean>`coalesce(bool_or(${isAlike}), false)`,
    })
    .from(signIns)
    .where(
      and(
        eq(signIns.accountId, accountId),
        eq(signIns.outcome, 'ok'),
        inArray(signIns.method, OPENING),
      ),
    );
  return row ?? { any: false, alike: false };
}

export async function dropSignInsUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(signIns).where(lte(signIns.at, moment));
}

export async function dropExpiredTickets(db: Database, now: Date): Promise<void> {
  await db.delete(upgradeTickets).where(lte(upgradeTickets.expiresAt, now));
}
