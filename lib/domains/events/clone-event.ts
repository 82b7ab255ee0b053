import type { HostedEventOutput } from '../../contract/event-hosting';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { findByKey, insertEvent, insertType } from './hosting-repository';
import { BEGIN_BY_ACCOUNT } from './limits';
import { presentHosted } from './present-hosted';
import { inTransaction, listTypes } from './repository';

const WEEK_MS = 7 * 86_400_000;

/**
 * A new draft of one's own with the text and ticket types of an event: a week later than it, or
 * than now where that is past. Nothing of its orders, codes or helpers comes along.
 * @throws CodedError signInRequired, eventNotFound, notPermitted, tooManyRequests
 */
export async function cloneEvent({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number; client_key: string };
}): Promise<HostedEventOutput> {
  const { event, person } = await getHosted(ctx.db, ctx.actor, input.id, 'manage');
  const known = await findByKey(ctx.db, person.id, input.client_key);
  if (known) return presentHosted(ctx, known, 'owner');
  await ctx.limit(BEGIN_BY_ACCOUNT, String(person.id));
  return inTransaction(ctx.db, async (tx) => {
    const begin = Math.max(event.startsAt.getTime(), ctx.now.getTime());
    const startsAt = new Date(begin + WEEK_MS);
    const lengthMs = event.endsAt.getTime() - event.startsAt.getTime();
    const { id: _id, key: _key, ...copied } = event;
    const made = await insertEvent(tx, {
      ...copied,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lengthMs),
      state: 'draft',
      accountId: person.id,
      clientKey: input.client_key,
      organiserId: null,
      revision: 1,
      sequence: 0,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      submittedAt: null,
      decidedAt: null,
      reason: '',
      proposal: null,
      reviewerId: null,
      lockedUntil: null,
      previousStartsAt: null,
      changeReason: '',
      refundUntil: null,
    });
    const row = made ?? (await findByKey(tx, person.id, input.client_key));
    if (!row) throw new Error('The event could not be written.');
    for (const type of made ? await listTypes(tx, event.id) : []) {
      const { id: _typeId, ...values } = type;
      const fresh = { eventId: row.id, held: 0, sold: 0, saleFrom: null, saleUntil: null };
      await insertType(tx, { ...values, ...fresh, isClosed: false });
    }
    return presentHosted({ ...ctx, db: tx }, row, 'owner');
  });
}
