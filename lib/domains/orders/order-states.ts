import { CodedError } from '../../contract/error-codes';
import type { OrderState } from '../../contract/event-kinds';

/** What may happen to an order; the act of the last change is its reason. */
export type OrderAct =
  // of one in payment
  | 'pay'
  | 'expire'
  | 'cancelByBuyer'
  | 'fail'
  | 'cancelByOrganiser'
  // of a paid one
  | 'refundByBuyer'
  | 'refundByOrganiser'
  | 'refundOfCancelled'
  | 'completeRefund'
  | 'completePart'
  | 'refuseRefund'
  // of a payment that came too late
  | 'payLate'
  | 'returnLate'
  | 'completeLate';

/**
 * Every change that there is (spec section 3 for the states, silent-areas: Orders for the ways
 * between them); what is not here is refused.
 */
const CHANGES: Record<OrderState, Partial<Record<OrderAct, OrderState>>> = {
  paying: {
    pay: 'paid',
    expire: 'cancelled',
    cancelByBuyer: 'cancelled',
    fail: 'cancelled',
    cancelByOrganiser: 'cancelled',
  },
  paid: {
    refundByBuyer: 'refunding',
    refundByOrganiser: 'refunding',
    refundOfCancelled: 'refunding',
  },
  refunding: {
    completeRefund: 'refunded',
    completePart: 'paid',
    completeLate: 'refunded',
    refuseRefund: 'paid',
  },
  cancelled: { payLate: 'paid', returnLate: 'refunding' },
  refunded: {},
};

/** The state that an act leads to; undefined where it may not be done. */
export function findStateAfter(state: OrderState, act: OrderAct): OrderState | undefined {
  return CHANGES[state][act];
}

/** The state that an act leads to. @throws CodedError orderState where it may not be done. */
export function stateAfter(state: OrderState, act: OrderAct): OrderState {
  const next = findStateAfter(state, act);
  if (!next) throw new CodedError('orderState', { state });
  return next;
}
