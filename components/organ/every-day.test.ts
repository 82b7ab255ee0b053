import { everyDay } from './every-day';

it('has a bar for each of the last thirty days, sold or not, by the clocks of the site', () => {
  // Past midnight in UTC+8.
  const now = new Date('2026-11-29T17:00:00Z');
  const bars = everyDay([{ day: '2026-11-28', tickets: 3 }], now);
  expect(bars).toHaveLength(30);
  expect(bars[0]).toEqual({ day: '2026-11-01', tickets: 0 });
  expect(bars.at(-1)).toEqual({ day: '2026-11-30', tickets: 0 });
  expect(bars.filter(({ tickets }) => tickets > 0)).toEqual([{ day: '2026-11-28', tickets: 3 }]);
});
