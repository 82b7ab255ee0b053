import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { installedPayments } from '../../platform/payments';
import { findStandingOf } from '../accounts/public';
import type { CallContext, Person } from '../domain-context';
import { eventGaps } from './event-gaps';
import { wordColumns } from './event-text';
import type { EventRow, TypeRow } from './repository';

/** Seats of a novice's event (silent-areas: "small events"). */
const NOVICE_SEATS = 50;

/** @throws CodedError eventIncomplete with the fields that are missing, or can not be. */
export function refuseGaps(event: EventRow, types: readonly TypeRow[], now: Date): void {
  const words = event.proposal ? wordColumns(event.proposal, event) : {};
  const gaps = eventGaps({ ...event, ...words } as EventRow, types, now)
    // What is live may have begun.
    .filter((field) => event.state !== 'live' || field !== 'start_time');
  if (gaps.length === 0) return;
  const faults = Object.fromEntries(gaps.map((field) => [field, 'required' as const]));
  throw new CodedError('eventIncomplete', { field: gaps.join(', ') }, undefined, faults);
}

/**
 * @throws CodedError paymentsOff for a price where nobody takes money; levelTooLow until the
 *   address is proven, and for a novice's event of more than 50 seats or with a price
 */
export async function refuseUnearned(
  tx: Database,
  ctx: Pick<CallContext, 'now'>,
  { event, person, types }: { event: EventRow; person: Person; types: readonly TypeRow[] },
): Promise<void> {
  if (!event.isFree && !installedPayments()) throw new CodedError('paymentsOff');
  const account = await findStandingOf(tx, event.accountId ?? person.id, ctx.now);
  const seats = types.reduce((sum, { quantity }) => sum + quantity, 0);
  const isSmall = event.isFree && seats <= NOVICE_SEATS;
  if (!account?.email || (account.level < 2 && !isSmall && person.role === 'reader')) {
    throw new CodedError('levelTooLow');
  }
}
