import { addMonths, byDay, monthWeeks, touchesMonth } from './calendar-weeks';

const entry = (key: string, first_day: string, last_day = first_day) =>
  ({ key, first_day, last_day }) as Parameters<typeof byDay>[0][number];

describe('monthWeeks', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06', 6],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2028-02', '2028-01-31', '2028-03-05', 5],
  ])('%s is shown from Monday %s to Sunday %s', (month, first, last, weeks) => {
    const days = monthWeeks(month);
    expect(days).toHaveLength(weeks);
    expect(days[0]?.[0]).toBe(first);
    expect(days.at(-1)?.[6]).toBe(last);
    expect(days.every((week) => week.length === 7)).toBe(true);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -15, '2024-12'],
  ])('%s and %i is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });
});

describe('byDay', () => {
  it('puts what began earlier under the first day, in the order given', () => {
    const days = byDay(
      [
        entry('early', '2026-10-30', '2026-11-02'),
        entry('b', '2026-11-03'),
        entry('a', '2026-11-01'),
      ],
      '2026-11-01',
    );
    expect(days.map(({ day, entries }) => [day, entries.map(({ key }) => key)])).toEqual([
      ['2026-11-01', ['early', 'a']],
      ['2026-11-03', ['b']],
    ]);
  });
});

describe('touchesMonth', () => {
  it.each([
    ['2026-12-01', '2026-12-01', true],
    ['2026-11-29', '2026-12-01', true],
    ['2026-11-01', '2027-01-31', true],
    ['2026-11-30', '2026-11-30', false],
    ['2027-01-01', '2027-01-02', false],
  ])('a date from %s to %s: %s', (first_day, last_day, touches) => {
    expect(touchesMonth({ first_day, last_day }, '2026-12')).toBe(touches);
  });
});
