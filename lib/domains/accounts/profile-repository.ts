import { and, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts } from '../../db/schema';

export type AccountRow = typeof accounts.$inferSelect;
export type ProfileChange = Partial<Pick<AccountRow, 'nickname' | 'bio' | 'avatar' | 'locale'>>;

/** An account that was not deleted. */
export async function findAccount(db: Database, id: number): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.state, 'deleted')));
  return row;
}

export async function updateProfile(
  db: Database,
  id: number,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .update(accounts)
    .set(change)
    .where(and(eq(accounts.id, id), ne(accounts.state, 'deleted')));
}

/** Raises the level that the desk granted; a higher one stays. */
export async function raiseGrantedLevel(db: Database, id: number, level: number): Promise<void> {
  await db
    .update(accounts)
    .set({ grantedLevel: level })
    .where(and(eq(accounts.id, id), lt(accounts.grantedLevel, level)));
}
