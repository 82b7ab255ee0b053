import { lateness } from './lateness';

const EXPECTED = '2026-03-01T00:00:00.000Z';
const after = (minutes: number) => Date.parse(EXPECTED) + minutes * 60_000;

describe('lateness', () => {
  it.each([
    [-5, null],
    [0, null],
    [0.2, { unit: 'minutes', count: 1 }],
    [12, { unit: 'minutes', count: 12 }],
    [119, { unit: 'minutes', count: 119 }],
    [121, { unit: 'hours', count: 2 }],
    [47 * 60, { unit: 'hours', count: 47 }],
    [50 * 60, { unit: 'days', count: 2 }],
  ])('of %s minutes is %o', (minutes, expected) => {
    expect(lateness(EXPECTED, after(minutes))).toEqual(expected);
  });
});
