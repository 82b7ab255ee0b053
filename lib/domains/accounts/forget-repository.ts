import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  accountNotices,
  accounts,
  authors,
  feedback,
  realNames,
  signIns,
  uploads,
} from '../../db/schema';

/** Shown where something that somebody left behind still names them. */
const NOBODY = '已注销';

/**
 * Empties an account of everything that tells whose it was; the row stays, so that nothing
 * else hangs loose.
 */
export async function blankAccount(tx: Database, accountId: number, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({
      email: null,
      emailVerifiedAt: null,
      phone: null,
      phoneCode: null,
      googleSubject: null,
      nickname: NOBODY,
      bio: '',
      avatar: '',
      grantedLevel: 0,
      passwordHash: null,
      state: 'deleted',
      deletedAt: now,
    })
    .where(eq(accounts.id, accountId));
}

/**
 * Removes what else is kept of a person: notices, tries to sign in, names of uploads, the
 * verification by name, and from feedback who wrote it.
 * @returns keys of the files that are to be removed once the transaction has ended.
 */
export async function dropTraces(tx: Database, accountId: number): Promise<string[]> {
  await tx.delete(accountNotices).where(eq(accountNotices.accountId, accountId));
  await tx.delete(signIns).where(eq(signIns.accountId, accountId));
  await tx.delete(uploads).where(eq(uploads.accountId, accountId));
  const nobody = { accountId: null, contact: '' };
  await tx.update(feedback).set(nobody).where(eq(feedback.accountId, accountId));
  await tx.update(authors).set({ accountId: null }).where(eq(authors.accountId, accountId));
  const documents = await tx
    .delete(realNames)
    .where(eq(realNames.accountId, accountId))
    .returning({ key: realNames.pictureKey });
  return documents.map(({ key }) => key).filter(Boolean);
}
