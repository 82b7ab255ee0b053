import { REFUND_RULES } from '../../contract/event-kinds';
import { priceAfterCode, refundMinor, refundPercent, saleStateOf } from './order-rules';

const NOW = new Date('2026-11-02T02:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('refundPercent', () => {
  const facts = {
    policy: REFUND_RULES.standard,
    startsAt: inHours(100),
    refundUntil: null,
    isCancelled: false,
    now: NOW,
  };
  it.each([
    [100, 100],
    [72, 100],
    [71.9, 50],
    [24, 50],
    [23.9, 0],
    [-1, 0],
  ])('with the standard policy, %d hours before, is %d', (hours, percent) => {
    expect(refundPercent({ ...facts, startsAt: inHours(hours) })).toBe(percent);
  });

  it('is all for a cancelled event, whenever', () => {
    const late = { ...facts, policy: REFUND_RULES.none, startsAt: inHours(-5), isCancelled: true };
    expect(refundPercent(late)).toBe(100);
  });

  it('is all while the window of a change is open, and until the event begins', () => {
    const changed = { ...facts, policy: REFUND_RULES.none, refundUntil: inHours(1) };
    expect(refundPercent(changed)).toBe(100);
    expect(refundPercent({ ...changed, now: inHours(2) })).toBe(0);
    expect(refundPercent({ ...changed, startsAt: inHours(-1) })).toBe(0);
  });
});

describe('prices', () => {
  it('stay whole units, never against the buyer', () => {
    expect(priceAfterCode(999, 50)).toBe(499);
    expect(priceAfterCode(999, 0)).toBe(999);
    expect(priceAfterCode(999, 100)).toBe(0);
  });
  it('are given back whole, and never more than was paid', () => {
    expect(refundMinor(333, 3, 50)).toBe(499);
    expect(refundMinor(333, 3, 100)).toBe(999);
  });
});

describe('saleStateOf', () => {
  const type = {
    quantity: 2,
    held: 0,
    sold: 0,
    isClosed: false,
    saleFrom: null,
    saleUntil: null,
  };
  const event = { state: 'live', endsAt: inHours(5) };
  it.each([
    ['on sale', {}, {}, 'onSale'],
    ['not yet', { saleFrom: inHours(1) }, {}, 'notYet'],
    ['ended by its own window', { saleUntil: NOW }, {}, 'ended'],
    ['ended with the event', {}, { endsAt: NOW }, 'ended'],
    ['sold out, what is held counted', { held: 1, sold: 1 }, {}, 'soldOut'],
    ['closed by the organiser', { isClosed: true }, {}, 'closed'],
    ['closed with a cancelled event', {}, { state: 'cancelled' }, 'closed'],
  ])('tells that it is %s', (_what, typeChanges, eventChanges, state) => {
    expect(saleStateOf({ ...type, ...typeChanges }, { ...event, ...eventChanges }, NOW)).toBe(
      state,
    );
  });
});
