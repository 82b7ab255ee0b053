import { drawSeries, nearestPlace } from './chart-geometry';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-01-01T00:00:00Z');
const series = (values: number[]) =>
  values.map((value, day) => ({ at: FIRST + day * DAY_MS, value }));

describe('a drawn series', () => {
  it('puts the days left to right and the values bottom to top, on round ends', () => {
    const drawing = drawSeries(series([11, 19, 15]), 'line');
    expect(drawing?.places.map(({ x }) => x)).toEqual([0, 0.5, 1]);
    expect(drawing?.ticks.map(({ value }) => value)).toEqual([10, 12, 14, 16, 18, 20]);
    expect(drawing?.max).toMatchObject({ value: 19, x: 0.5 });
    expect(drawing?.min).toMatchObject({ value: 11, x: 0 });
    expect(drawing?.last.value).toBe(15);
    expect(drawing?.stroke).toBe('M0 360L500 40L1000 200');
    expect(drawing?.fill).toBe('');
  });

  it('closes an area at the bottom, and begins bars at nought', () => {
    expect(drawSeries(series([11, 19]), 'area')?.fill).toMatch(/L1000 400L0 400Z$/);
    const bars = drawSeries(series([5, 10]), 'bars');
    expect(bars?.ticks[0]?.value).toBe(0);
    expect(bars?.fill.match(/M/g)).toHaveLength(2);
    expect(bars?.places.map(({ x }) => x)).toEqual([0.25, 0.75]);
  });

  it('keeps a scale that is given', () => {
    const drawing = drawSeries(series([50, 60]), 'line', { from: 0, to: 100 });
    expect(drawing?.places[0]?.y).toBe(0.5);
    expect(drawing?.ticks.map(({ value }) => value)).toEqual([0, 25, 50, 75, 100]);
  });

  it.each([
    ['one day', [5]],
    ['one value', [5, 5, 5]],
    ['nought', [0, 0]],
    ['tiny values', [0.00001, 0.00002]],
    ['huge values', [1e12, 2e12]],
  ])('draws %s within the plot', (_name, values) => {
    for (const kind of ['line', 'area', 'bars'] as const) {
      const drawing = drawSeries(series(values), kind);
      const numbers = drawing?.places.flatMap(({ x, y }) => [x, y]) ?? [];
      expect(numbers.every((number) => number >= 0 && number <= 1)).toBe(true);
      expect(drawing?.ticks.length).toBeLessThan(12);
    }
  });

  it('is nothing without points', () => {
    expect(drawSeries([], 'line')).toBeNull();
  });

  it('marks months under a year and days under a month', () => {
    const year = drawSeries(series(Array.from({ length: 365 }, (_, at) => at)), 'line');
    expect(year?.days.map(({ at }) => new Date(at).getUTCDate())).toEqual([1, 1, 1, 1, 1, 1]);
    const month = drawSeries(series(Array.from({ length: 30 }, (_, at) => at)), 'line');
    expect(month?.days.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the place nearest to a pointer', () => {
  const places = drawSeries(series([1, 2, 3]), 'line')?.places ?? [];
  it.each([
    [-1, 0],
    [0.2, 0],
    [0.3, 1],
    [0.8, 2],
    [7, 2],
  ])('at %d is %i', (x, at) => {
    expect(nearestPlace(places, x)).toBe(at);
  });
});
