import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { dropTickets, lockByTarget, updateAccount, type AccountRow } from './account-repository';
import { dropSessions } from './session-repository';
import type { Target } from './target';

/**
 * The account of a mail address for somebody who has just proven that it is theirs, or
 * undefined where there is none. Whoever merely named the address before may know its
 * password or sit in a session: of an address that was never proven nothing of that stays.
 * @throws CodedError accountUnavailable for one that is blocked.
 */
export async function claimEmail(
  tx: Database,
  target: Target,
  now: Date,
): Promise<{ account: AccountRow; wasProven: boolean } | undefined> {
  const account = await lockByTarget(tx, target);
  if (!account) return undefined;
  checkUsable(account);
  if (account.emailVerifiedAt) return { account, wasProven: true };
  if (account.phone) {
    // The phone is proven: the account is its owner's, the address is not.
    await updateAccount(tx, account.id, { email: null });
    return undefined;
  }
  await dropSessions(tx, account.id);
  await dropTickets(tx, account.id);
  const change = { emailVerifiedAt: now, passwordHash: null, googleSubject: null };
  return { account: await updateAccount(tx, account.id, change), wasProven: false };
}

/** Asked only once somebody has proven that the account is theirs. @throws CodedError accountUnavailable */
export function checkUsable({ state }: Pick<AccountRow, 'state'>): void {
  if (state !== 'active') throw new CodedError('accountUnavailable');
}
