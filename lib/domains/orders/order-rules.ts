import type { RefundRule, TicketKind } from '../../contract/event-kinds';

const HOUR_MS = 3_600_000;

/** Whether tickets of a kind are sold to holders of a code alone (spec section 3). */
export function needsCode(kind: TicketKind): boolean {
  return kind === 'official' || kind === 'discount';
}

/** Price of a seat with a code's percentage off, in the smallest unit, rounded for the buyer. */
export function priceAfterCode(priceMinor: number, percentOff: number): number {
  return Math.floor((priceMinor * (100 - percentOff)) / 100);
}

/** What decides how much is given back. */
export interface RefundFacts {
  policy: readonly RefundRule[];
  startsAt: Date;
  /** Until when a change of the event gives everything back. */
  refundUntil: Date | null;
  isCancelled: boolean;
  now: Date;
}

/** Percentage of what was paid that a buyer is given back now. */
export function refundPercent(facts: RefundFacts): number {
  const { policy, startsAt, refundUntil, isCancelled, now } = facts;
  if (isCancelled) return 100;
  if (refundUntil && now < refundUntil && now < startsAt) return 100;
  const hoursLeft = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const lines = [...policy].sort((left, right) => right.hoursBefore - left.hoursBefore);
  return lines.find((line) => hoursLeft >= line.hoursBefore)?.percent ?? 0;
}

/** What so many seats are given back for, in the smallest unit. */
export function refundMinor(unitMinor: number, seats: number, percent: number): number {
  return Math.floor((unitMinor * seats * percent) / 100);
}

export type SaleState = 'onSale' | 'notYet' | 'ended' | 'soldOut' | 'closed';

/** Whether a ticket type can be had now; an event that has ended, or is not live, sells nothing. */
export function saleStateOf(
  type: {
    quantity: number;
    held: number;
    sold: number;
    isClosed: boolean;
    saleFrom: Date | null;
    saleUntil: Date | null;
  },
  event: { state: string; endsAt: Date },
  now: Date,
): SaleState {
  if (event.state !== 'live' || type.isClosed) return 'closed';
  if (now >= event.endsAt || (type.saleUntil && now >= type.saleUntil)) return 'ended';
  if (type.saleFrom && now < type.saleFrom) return 'notYet';
  return type.held + type.sold >= type.quantity ? 'soldOut' : 'onSale';
}
