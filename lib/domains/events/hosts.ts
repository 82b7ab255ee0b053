import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { COHOSTS_MAX, type HostRole } from '../../contract/event-kinds';
import type { Database } from '../../db/client';
import { findByProvenEmail } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { dropHost, listHosts, setHost } from './hosting-repository';
import { inTransaction } from './repository';

type HostChange =
  { email: string; role: HostRole } | { account_id: number; role: HostRole | 'none' };

/**
 * Who helps to hold an event; with a change, its owner adds somebody by address, gives another
 * role, or removes them.
 * @throws CodedError signInRequired, eventNotFound, notPermitted; noSuchAccount for an address of
 *   nobody; eventState where there are as many as there may be
 */
export async function changeHosts({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { event_id: number; change?: HostChange | undefined };
}): Promise<CallOutput<'admin/activity/hosts'>> {
  const { event_id: eventId, change } = input;
  const need = change ? 'own' : 'manage';
  const list = await inTransaction(ctx.db, async (tx) => {
    const { event } = await getHosted(tx, ctx.actor, eventId, need, true);
    if (change) await apply(tx, event, change);
    return listHosts(tx, eventId);
  });
  return { list };
}

async function apply(
  tx: Database,
  { id: eventId, accountId: ownerId }: { id: number; accountId: number | null },
  change: HostChange,
): Promise<void> {
  const { role } = change;
  const accountId =
    'email' in change ? (await findByProvenEmail(tx, change.email))?.id : change.account_id;
  if (accountId === undefined || accountId === ownerId) throw new CodedError('noSuchAccount');
  if (role === 'none') return dropHost(tx, eventId, accountId);
  const known = await listHosts(tx, eventId);
  const isKnown = known.some(({ account_id: id }) => id === accountId);
  if (!isKnown && 'account_id' in change) throw new CodedError('noSuchAccount');
  if (!isKnown && known.length >= COHOSTS_MAX) throw new CodedError('eventState');
  await setHost(tx, { eventId, accountId, role });
}
