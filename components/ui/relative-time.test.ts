import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import {
  ageOf,
  clockTime,
  dayKey,
  fullTime,
  relativeText,
  type RelativeWords,
} from './relative-time';

const NOW = Date.parse('2026-03-31T16:30:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ZH: RelativeWords = {
  now: '刚刚',
  minutes: { one: '{n}分钟前', other: '{n}分钟前' },
  hours: { one: '{n}小时前', other: '{n}小时前' },
  days: { one: '{n}天前', other: '{n}天前' },
  weeks: { one: '{n}周前', other: '{n}周前' },
  months: { one: '{n}月前', other: '{n}月前' },
};
const EN: RelativeWords = {
  now: 'just now',
  minutes: { one: '{n} minute ago', other: '{n} minutes ago' },
  hours: { one: '{n} hour ago', other: '{n} hours ago' },
  days: { one: '{n} day ago', other: '{n} days ago' },
  weeks: { one: '{n} week ago', other: '{n} weeks ago' },
  months: { one: '{n} month ago', other: '{n} months ago' },
};

describe('relativeText', () => {
  it.each([
    ['the same moment', 0, '刚刚'],
    ['one millisecond under a minute', MINUTE - 1, '刚刚'],
    ['a minute', MINUTE, '1分钟前'],
    ['one millisecond under an hour', HOUR - 1, '59分钟前'],
    ['an hour', HOUR, '1小时前'],
    ['one millisecond under a day', DAY - 1, '23小时前'],
    ['a day', DAY, '1天前'],
    ['one millisecond under a week', 7 * DAY - 1, '6天前'],
    ['a week', 7 * DAY, '1周前'],
    ['one millisecond under a month', 30 * DAY - 1, '4周前'],
    ['a month', 30 * DAY, '1月前'],
    ['two months', 60 * DAY, '2月前'],
    ['one millisecond under three months', 90 * DAY - 1, '2月前'],
  ])('says %s', (_, age, text) => {
    expect(relativeText(NOW - age, NOW, ZH)).toBe(text);
  });

  it('leaves the full date to a future moment, however near', () => {
    expect(relativeText(NOW + 1, NOW, ZH)).toBeNull();
    expect(relativeText(NOW + 365 * DAY, NOW, ZH)).toBeNull();
  });

  it('leaves the full date to what is three months old or older', () => {
    expect(relativeText(NOW - 90 * DAY, NOW, ZH)).toBeNull();
    expect(relativeText(NOW - 4_000 * DAY, NOW, ZH)).toBeNull();
  });

  it('leaves the full date to a time that cannot be read', () => {
    expect(ageOf(Number.NaN, NOW)).toEqual({ kind: 'full' });
  });

  it('uses the English singular for one', () => {
    expect(relativeText(NOW - MINUTE, NOW, EN)).toBe('1 minute ago');
    expect(relativeText(NOW - 2 * MINUTE, NOW, EN)).toBe('2 minutes ago');
  });

  it.each([
    ['28 February to 30 March, one month', '2026-02-28T12:00:00Z', '2026-03-30T12:00:00Z', '1月前'],
    ['28 February to 29 March, 29 days', '2026-02-28T12:00:00Z', '2026-03-29T12:00:00Z', '4周前'],
    ['29 February of a leap year', '2028-02-29T12:00:00Z', '2028-03-30T12:00:00Z', '1月前'],
    ['31 January to 2 March', '2026-01-31T12:00:00Z', '2026-03-02T12:00:00Z', '1月前'],
    ['31 December over the new year', '2025-12-31T12:00:00Z', '2026-01-30T12:00:00Z', '1月前'],
    ['31 May to 28 August, 89 days', '2026-05-31T12:00:00Z', '2026-08-28T12:00:00Z', '2月前'],
    ['31 May to 29 August, 90 days', '2026-05-31T12:00:00Z', '2026-08-29T12:00:00Z', null],
    ['a leap second of a clock set back', '2026-03-30T12:00:01Z', '2026-03-30T12:00:00Z', null],
  ])('counts thirty days whatever the calendar says: %s', (_, time, now, text) => {
    expect(relativeText(Date.parse(time), Date.parse(now), ZH)).toBe(text);
  });

  it('says each unit in the largest whole number of it, over all ages', () => {
    const order = ['now', 'minutes', 'hours', 'days', 'weeks', 'months', 'full'];
    let last = 0;
    for (let age = 0; age < 100 * DAY; age += 7 * MINUTE + 13 * SECOND) {
      const found = ageOf(NOW - age, NOW);
      const rank = order.indexOf(found.kind);
      expect(rank).toBeGreaterThanOrEqual(last);
      if ('count' in found) expect(found.count).toBeGreaterThan(0);
      last = rank;
    }
    expect(order[last]).toBe('full');
  });
});

describe('the zone of the reader', () => {
  // Changes to and from summer time, a date line, half hours, and a zone that skipped a day.
  const ZONES = [
    'UTC',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Pacific/Apia',
  ];
  const MOMENTS = [
    '2026-03-08T06:59:00Z',
    '2026-03-08T07:01:00Z',
    '2026-03-29T00:59:00Z',
    '2026-03-29T01:01:00Z',
    '2026-10-25T00:30:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-02-28T15:59:00Z',
    '2026-12-31T16:00:00Z',
    '2011-12-30T12:00:00Z',
    '2026-04-30T20:00:00Z',
  ];

  it('changes nothing: not the full time, not the day, not the age', () => {
    const source = readFileSync(path.resolve(__dirname, 'relative-time.ts'), 'utf8');
    const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
    const script = `${code}
      const now = Date.parse('2026-11-01T07:30:00Z');
      console.log(JSON.stringify(${JSON.stringify(MOMENTS)}.map((iso) => [
        fullTime(iso, 'zh-Hans'), fullTime(iso, 'en'), clockTime(iso), dayKey(iso),
        relativeText(Date.parse(iso), now, ${JSON.stringify(ZH)}),
      ])));`;
    const run = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
    const here = run('Asia/Shanghai');
    const [first] = JSON.parse(here) as string[][];
    expect(first).toEqual(['2026-03-08 14:59', 'Mar 8, 2026, 14:59', '14:59', '2026-03-08', null]);
    expect(here).toContain('1小时前');
    for (const zone of ZONES) expect([zone, run(zone)]).toEqual([zone, here]);
  });
});

describe('fullTime', () => {
  it('shows UTC+8 whatever the zone of the machine, also over a date line', () => {
    expect(fullTime('2026-03-31T16:30:00.000Z', 'zh-Hans')).toBe('2026-04-01 00:30');
    expect(fullTime('2025-12-31T23:59:59.999Z', 'zh-Hant')).toBe('2026-01-01 07:59');
    expect(fullTime('2026-03-31T15:59:00.000Z', 'en')).toBe('Mar 31, 2026, 23:59');
  });

  it('is the same on both sides of a change to summer time elsewhere', () => {
    expect(fullTime('2026-03-29T00:59:00Z', 'zh-Hans')).toBe('2026-03-29 08:59');
    expect(fullTime('2026-03-29T01:01:00Z', 'zh-Hans')).toBe('2026-03-29 09:01');
  });

  it('gives nothing for an unreadable time', () => {
    expect(fullTime('yesterday', 'en')).toBe('');
    expect(clockTime('yesterday')).toBe('');
    expect(dayKey('')).toBe('');
  });
});

describe('clockTime and dayKey', () => {
  it('read the clock and the day at UTC+8', () => {
    expect(clockTime('2026-03-31T16:05:00.000Z')).toBe('00:05');
    expect(dayKey('2026-03-31T16:05:00.000Z')).toBe('2026-04-01');
    expect(dayKey('2026-03-31T15:59:59.999Z')).toBe('2026-03-31');
  });
});
