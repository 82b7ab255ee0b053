import type { Database } from '../../db/client';
import type { CallContext } from '../domain-context';
import { dropTickets, updateAccount, type AccountRow } from './account-repository';
import { dropCodes } from './code-repository';
import { dropSessions } from './session-repository';
import { emailTarget } from './target';
import { tellOwner } from './tell-owner';

/**
 * Sets a password and ends what the old one opened: sessions, all or all but one, tickets,
 * and codes by which it could be set again. The owner is told.
 * @returns how many sessions ended.
 */
export async function writePassword(
  tx: Database,
  ctx: CallContext,
  account: AccountRow,
  { passwordHash, keptSession }: { passwordHash: string; keptSession?: number },
): Promise<number> {
  await updateAccount(tx, account.id, { passwordHash });
  const how = account.passwordHash ? 'changed' : 'set';
  const key = String(ctx.now.getTime());
  await tellOwner(tx, ctx, { account, news: 'passwordChanged', how, key });
  await dropTickets(tx, account.id);
  if (account.email) await dropCodes(tx, [emailTarget(account.email).digest], ['reset', '']);
  return dropSessions(tx, account.id, keptSession);
}
