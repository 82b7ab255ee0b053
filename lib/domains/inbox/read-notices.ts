import { CodedError } from '../../contract/error-codes';
import { personOf, type DomainContext } from '../domain-context';
import { countUnread, markRead } from './repository';

/**
 * Marks one's own notices as read: those named, or all. Ids of others are passed over.
 * @returns how many are still unread. @throws CodedError signInRequired
 */
export async function readAccountNotices({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { ids: readonly number[] } | { all: true };
}): Promise<{ unread: number }> {
  const { id } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const ids = 'ids' in input ? input.ids : 'all';
  await markRead(ctx.db, { accountId: id, ids, at: ctx.now });
  return { unread: await countUnread(ctx.db, id) };
}
