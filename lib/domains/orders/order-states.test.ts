import { ORDER_STATES } from '../../contract/event-kinds';
import { findStateAfter, stateAfter, type OrderAct } from './order-states';

const ACTS: readonly OrderAct[] = [
  'pay',
  'expire',
  'cancelByBuyer',
  'fail',
  'cancelByOrganiser',
  'refundByBuyer',
  'refundByOrganiser',
  'refundOfCancelled',
  'completeRefund',
  'completePart',
  'refuseRefund',
  'payLate',
  'returnLate',
  'completeLate',
];

describe('the states of an order', () => {
  it('are changed in these ways and no others', () => {
    const ways = ORDER_STATES.flatMap((state) =>
      ACTS.flatMap((act) => {
        const next = findStateAfter(state, act);
        return next ? [`${state} -${act}> ${next}`] : [];
      }),
    );
    expect(ways).toEqual([
      'paying -pay> paid',
      'paying -expire> cancelled',
      'paying -cancelByBuyer> cancelled',
      'paying -fail> cancelled',
      'paying -cancelByOrganiser> cancelled',
      'paid -refundByBuyer> refunding',
      'paid -refundByOrganiser> refunding',
      'paid -refundOfCancelled> refunding',
      'refunding -completeRefund> refunded',
      'refunding -completePart> paid',
      'refunding -refuseRefund> paid',
      'refunding -completeLate> refunded',
      'cancelled -payLate> paid',
      'cancelled -returnLate> refunding',
    ]);
  });

  it('refuse every other act with one error', () => {
    expect(() => stateAfter('refunded', 'pay')).toThrow(
      expect.objectContaining({ key: 'orderState' }),
    );
  });
});
