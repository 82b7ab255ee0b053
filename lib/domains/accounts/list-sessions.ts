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
  const rows = await listRows(ctx.db, person.id, ctx.now);
  return {
    list: rows.map((row) => ({
      id: row.id,
      device: deviceName(row.userAgent),
      network: row.network,
      created_time: row.createdAt.toISOString(),
      last_time: row.lastSeenAt.toISOString(),
      is_current: row.id === person.sessionId,
    })),
  };
}
