import { CodedError } from '../../contract/error-codes';
import type { HostedEventOutput } from '../../contract/event-hosting';
import { pickText } from '../../i18n/pick-text';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { refuseGaps, refuseUnearned } from './event-bars';
import { eventStateAfter } from './event-states';
import { findCityNamed, updateEvent } from './hosting-repository';
import { SUBMIT_BY_ACCOUNT } from './limits';
import { presentHosted } from './present-hosted';
import { inTransaction, listTypes } from './repository';

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
    refuseGaps(event, types, ctx.now);
    await refuseUnearned(tx, ctx, { event, person, types });
    // One city is one choice of the list, whichever language its events are written in.
    const name = pickText(event.city, event.locale).trim();
    const city = (name && (await findCityNamed(tx, name))) || event.city;
    const change = { state, submittedAt: ctx.now, reason: '', city };
    const row = await updateEvent(tx, event.id, change);
    return presentHosted({ ...ctx, db: tx }, row, role);
  });
}
