import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts } from '../../db/schema';

interface AccountChange {
  email: string;
  role: (typeof accounts.$inferSelect)['role'];
  passwordHash: string | undefined;
  now: Date;
}

/**
 * Writes a role and, when given, a password to the account of an address, or
 * makes the account. Null when there is none and no password to make it with.
 */
export async function saveAccount(
  db: Database,
  { email, role, passwordHash, now }: AccountChange,
): Promise<{ id: number; isNew: boolean } | null> {
  // Whoever has the shell vouches for the address.
  const emailVerifiedAt = sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`;
  const change = { role, ...(passwordHash ? { passwordHash } : {}) };
  const update = () =>
    db
      .update(accounts)
      .set({ ...change, emailVerifiedAt })
      .where(eq(accounts.email, email))
      .returning({ id: accounts.id });
  const [known] = await update();
  if (known) return { id: known.id, isNew: false };
  if (!passwordHash) return null;
  const [nickname = email] = email.split('@');
  const [made] = await db
    .insert(accounts)
    .values({ email, emailVerifiedAt: now, nickname, ...change })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made) return { id: made.id, isNew: true };
  // Another command made it meanwhile: this one changes it.
  const [other] = await update();
  return other ? { id: other.id, isNew: false } : null;
}
