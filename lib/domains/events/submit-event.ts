import { CodedError } from '../../contract/error-codes';
import type { HostedEventOutput } from '../../contract/event-hosting';
import { installedPayments } from '../../platform/payments';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { eventGaps } from './event-gaps';
import { eventStateAfter } from './event-states';
import { updateEvent } from './hosting-repository';
import { SUBMIT_BY_ACCOUNT } from './limits';
import { presentHosted } from './present-hosted';
import { inTransaction, listTypes } from './repository';

/** Seats of a novice's event (silent-areas: "small events"). */
const NOVICE_SEATS = 50;

/**
 * Hands an event to the desk, or takes it back.
 * @throws CodedError signInRequired, eventNotFound, notPermitted, eventConflict, eventState,
 *   tooManyRequests; eventIncomplete with the fields; levelTooLow until the address is proven,
 *   and for a novice's event of more than 50 seats or with a price; paymentsOff for a price where
 *   nobody takes money
 */
export async function submitEvent({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number; base_revision: number; withdraw: boolean };
}): Promise<HostedEventOutput> {
  return inTransaction(ctx.db, async (tx) => {
    const hosted = await getHosted(tx, ctx.actor, input.id, 'manage', true);
    const { event, person, role } = hosted;
    if (event.revision !== input.base_revision) throw new CodedError('eventConflict');
    const state = eventStateAfter(event.state, input.withdraw ? 'withdraw' : 'submit');
    if (input.withdraw) {
      const row = await updateEvent(tx, event.id, { state, submittedAt: null });
      return presentHosted({ ...ctx, db: tx }, row, role);
    }
    await ctx.limit(SUBMIT_BY_ACCOUNT, String(person.id));
    const types = await listTypes(tx, event.id);
    const gaps = eventGaps(event, types, ctx.now);
    if (gaps.length > 0) {
      const faults = Object.fromEntries(gaps.map((field) => [field, 'required' as const]));
      throw new CodedError('eventIncomplete', { field: gaps.join(', ') }, undefined, faults);
    }
    if (!event.isFree && !installedPayments()) throw new CodedError('paymentsOff');
    const account = await findStandingOf(tx, event.accountId ?? person.id, ctx.now);
    const seats = types.reduce((sum, { quantity }) => sum + quantity, 0);
    const isSmall = event.isFree && seats <= NOVICE_SEATS;
    if (!account?.email || (account.level < 2 && !isSmall && person.role === 'reader')) {
      throw new CodedError('levelTooLow');
    }
    const row = await updateEvent(tx, event.id, { state, submittedAt: ctx.now, reason: '' });
    return presentHosted({ ...ctx, db: tx }, row, role);
  });
}
