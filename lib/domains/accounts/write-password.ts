import type { Database } from '../../db/client';
import { notify } from '../inbox/public';
import { dropTickets, updateAccount, type AccountRow } from './account-repository';
import { dropCodes } from './code-repository';
import { dropSessions } from './session-repository';
import { emailTarget } from './target';

/**
 * Sets a password and ends what the old one opened: sessions, all or all but one, tickets,
 * and codes by which it could be set again.
 * @returns how many sessions ended.
 */
export async function writePassword(
  tx: Database,
  account: Pick<AccountRow, 'id' | 'email'>,
  { passwordHash, keptSession, at }: { passwordHash: string; keptSession?: number; at: Date },
): Promise<number> {
  await updateAccount(tx, account.id, { passwordHash });
  await notify(tx, {
    accountId: account.id,
    kind: 'passwordChanged',
    params: {},
    dedupeKey: `passwordChanged:${at.getTime()}`,
    at,
  });
  await dropTickets(tx, account.id);
  if (account.email) await dropCodes(tx, [emailTarget(account.email).digest], ['reset', '']);
  return dropSessions(tx, account.id, keptSession);
}
