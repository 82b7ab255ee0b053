import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { MESSAGE_BY_EVENT } from './limits';
import { inTransaction } from './repository';
import { tellHolders } from './tell-holders';

/**
 * Writes to everybody who has a ticket; the same key once.
 * @throws CodedError signInRequired, eventNotFound, notPermitted, tooManyRequests
 */
export async function messageHolders({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { event_id: number; client_key: string; text: string };
}): Promise<{ sent: number }> {
  const { event } = await getHosted(ctx.db, ctx.actor, input.event_id, 'manage');
  await ctx.limit(MESSAGE_BY_EVENT, String(event.id));
  const words = { news: 'eventMessage' as const, text: input.text };
  const sent = await inTransaction(ctx.db, (tx) =>
    tellHolders(tx, ctx, event, words, input.client_key),
  );
  return { sent };
}
