import { randomUUID } from 'node:crypto';
import type { Database } from '../db/client';
import { accounts, sessions } from '../db/schema';
import { tokenDigest } from '../domains/accounts/identify';
import type { Person } from '../domains/domain-context';
import { newToken } from '../platform/secret';

/** A signed-in person with an account and a session of their own, for a test. */
export async function samplePerson(
  db: Database,
  changes: Partial<typeof accounts.$inferInsert> = {},
): Promise<{ actor: Person; token: string; email: string | null }> {
  const now = new Date();
  const [account] = await db
    .insert(accounts)
    .values({
      email: `reader-${randomUUID()}@example.org`,
      emailVerifiedAt: now,
      nickname: '示例读者',
      ...changes,
    })
    .returning();
  const token = newToken();
  const [session] = await db
    .insert(sessions)
    .values({
      accountId: account!.id,
      tokenDigest: tokenDigest(token),
      userAgent: 'test',
      network: '198.51.100.7',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      secondStepAt: now,
    })
    .returning();
  const { id, role, email } = account!;
  return {
    actor: { kind: 'person', id, role, sessionId: session!.id, hasSecondStep: true },
    token,
    email,
  };
}
