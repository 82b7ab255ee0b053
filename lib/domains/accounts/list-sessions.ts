import { CodedError } from '../../contract/error-codes';
import type { CallOutput } from '../../contract/endpoints';
import { personOf, type CallContext } from '../domain-context';
import { deviceName } from './device-name';
import { listSessions as listRows } from './session-repository';

/** Where one is signed in, the latest first. @throws CodedError signInRequired */
export async function listSessions({
  ctx,
}: {
  ctx: CallContext;
}): Promise<CallOutput<'sessionList'>> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  return { list: await presentSessions(ctx, person.id, person.sessionId) };
}

/** The sessions of an account that are not over, the latest used first. */
export async function presentSessions(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  accountId: number,
  currentId: number,
): Promise<CallOutput<'sessionList'>['list']> {
  const rows = await listRows(db, accountId, now);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    network: row.network,
    created_time: row.createdAt.toISOString(),
    last_time: row.lastSeenAt.toISOString(),
    is_current: row.id === currentId,
  }));
}
