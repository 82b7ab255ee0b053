import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { PaymentProvider } from '../../platform/payment-provider';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { hasOrders, settleCancelledEvents } from '../orders/public';
import { eventStateAfter } from './event-states';
import { deleteEvent, updateEvent } from './hosting-repository';
import { inTransaction } from './repository';
import { tellHolders } from './tell-holders';

/**
 * Deletes a draft, or cancels a live event: holders are told within the transaction, and every
 * order is closed or given back whole after it, here and by the job until all is done.
 * @throws CodedError signInRequired, eventNotFound, notPermitted, eventState, reasonNeeded
 */
export async function destroyEvent({
  ctx,
  provider,
  input,
}: {
  ctx: CallContext;
  provider: PaymentProvider | null;
  input: { id: number; reason: string };
}): Promise<{ status: 'deleted' | 'cancelled' }> {
  const status = await inTransaction(ctx.db, async (tx) => {
    const { event } = await getHosted(tx, ctx.actor, input.id, 'own', true);
    // Told twice, it is cancelled.
    if (event.state === 'cancelled') return 'cancelled' as const;
    if (event.state !== 'live') {
      eventStateAfter(event.state, 'discard');
      if (await hasOrders(tx, event.id)) throw new CodedError('eventState', { state: event.state });
      await deleteEvent(tx, event.id);
      return 'deleted' as const;
    }
    const state = eventStateAfter(event.state, 'cancel');
    if (ctx.now >= event.endsAt) throw new CodedError('eventState', { state: 'ended' });
    if (input.reason === '') throw new CodedError('reasonNeeded');
    const row = await updateEvent(tx, event.id, {
      state,
      reason: input.reason,
      proposal: null,
      updatedAt: ctx.now,
      revision: event.revision + 1,
      sequence: event.sequence + 1,
    });
    await tellHolders(tx, ctx, row, { news: 'eventCancelled', reason: input.reason }, 'once');
    return 'cancelled' as const;
  });
  if (status === 'deleted') return { status };
  ctx.changed(TAGS.events);
  ctx.changed(TAGS.home);
  await settleCancelledEvents({ ctx, provider }, input.id);
  return { status };
}
