import { TAGS } from '../../contract/cache-tags';
import { getCalendar } from '../../contract/calendar';
import { calendarSet, type PreparedDate } from '../../contract/importing-reading';
import { callContext } from '../../testing/call-context';
import { sampleNewsroom } from '../../testing/sample-content';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { installNewsroom } from '../curation/public';
import { addDays, lastSiteDay, resolveSpan, siteDay } from './calendar-days';
import { readCalendar, readMonths } from './read-calendar';
import { saveDates } from './save-dates';

/** Four in the morning of the second at UTC+8. */
const NOW = new Date('2026-03-01T20:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const ctx = callContext(database.db, { actor: { kind: 'system' } });
  // Its one event begins an hour from NOW and lasts two.
  await installNewsroom({ ctx, input: sampleNewsroom(NOW) });
}, 60_000);
beforeEach(async () => {
  const { calendarDates } = await import('../../db/schema');
  await database.db.delete(calendarDates);
});
afterAll(() => database.close());

const text = (zh: string, en?: string) => ({
  'zh-Hans': zh,
  'zh-Hant': zh,
  ...(en ? { en } : {}),
});
const reader = (now = NOW) => callContext(database.db, { now, locale: 'en' });

function date(key: string, changes: Partial<PreparedDate> = {}): PreparedDate {
  return {
    key,
    kind: 'macro',
    title: text(key, key),
    note: text('说明'),
    place: null,
    importance: 1,
    when: { form: 'days', firstDay: '2026-03-05', lastDay: '2026-03-05' },
    source: null,
    isSample: false,
    isTentative: false,
    ...changes,
  };
}
const days = (firstDay: string, lastDay = firstDay) =>
  ({ when: { form: 'days', firstDay, lastDay } }) as const;
const hours = (startAt: string, endAt: string | null = null) =>
  ({ when: { form: 'hours', startAt, endAt, timeZone: 'America/New_York' } }) as const;

async function save(dates: PreparedDate[], now = NOW) {
  const tags: string[] = [];
  const changed = (tag: string) => void tags.push(tag);
  const ctx = callContext(database.db, { now, actor: { kind: 'system' }, changed });
  return { ...(await saveDates({ ctx, input: { dates } })), tags };
}
const ongoing = async (now: Date) =>
  (await readCalendar(reader(now), {})).list
    .filter(({ is_ongoing }) => is_ongoing)
    .map(({ title }) => title);
const titles = async (question: Parameters<typeof readCalendar>[1], now = NOW) =>
  (await readCalendar(reader(now), question)).list.map(({ title }) => title);

describe('days at UTC+8', () => {
  it.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02'],
  ])('%s is on %s', (moment, day) => {
    expect(siteDay(new Date(moment))).toBe(day);
  });

  it('gives an end at midnight to the day before', () => {
    const start = new Date('2026-03-01T02:00:00.000Z');
    expect(lastSiteDay(start, new Date('2026-03-01T16:00:00.000Z'))).toBe('2026-03-01');
    expect(lastSiteDay(start, new Date('2026-03-01T16:00:00.001Z'))).toBe('2026-03-02');
    expect(lastSiteDay(start, null)).toBe('2026-03-01');
  });

  it('counts over the end of a month of a leap year', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  });

  it('spans from today on, and no more than the longest answer', () => {
    expect(resolveSpan({}, NOW)).toMatchObject({ today: '2026-03-02', from: '2026-03-02' });
    expect(resolveSpan({ until: '2026-02-01' }, NOW).from).toBe('2026-02-01');
    expect(resolveSpan({}, NOW).until).toBe('2026-04-30');
    expect(resolveSpan({ kind: 'macro' }, NOW).until).toBe('2026-08-28');
    const { from, until } = resolveSpan({ from: '2026-01-01', until: '2030-01-01' }, NOW);
    expect([from, until]).toEqual(['2026-01-01', '2027-02-04']);
  });
});

describe('the calendar', () => {
  it('has what touches the span: begun before, ending after, and our events', async () => {
    await save([
      date('over', days('2026-02-20', '2026-03-01')),
      date('under way', days('2026-02-27', '2026-03-02')),
      date('long', days('2026-02-01', '2026-04-30')),
      date('far', days('2026-03-11')),
    ]);
    const found = await titles({ from: '2026-03-02', until: '2026-03-10' });
    expect(found.sort()).toEqual(['long', 'under way', '示例：活动'].sort());
  });

  it('puts a timed date on its day at UTC+8, after those of the whole day', async () => {
    await save([
      date('evening in New York', hours('2026-03-04T23:30:00.000Z')),
      date('the day', days('2026-03-05')),
    ]);
    const { list } = await readCalendar(reader(), { from: '2026-03-05', until: '2026-03-05' });
    expect(list.map(({ title, first_day }) => [title, first_day])).toEqual([
      ['the day', '2026-03-05'],
      ['evening in New York', '2026-03-05'],
    ]);
  });

  it('shows one kind when asked, our events by their own id', async () => {
    await save([date('holiday', { kind: 'holiday' }), date('macro')]);
    const from = '2026-03-01';
    expect(await titles({ from, kind: 'holiday' })).toEqual(['holiday']);
    const { list } = await readCalendar(reader(), { from, kind: 'event' });
    expect(list).toMatchObject([
      { kind: 'event', event_id: 1, key: 'event-1', place: 'Hong Kong' },
    ]);
  });

  it('begins with today, which is the one at UTC+8', async () => {
    await save([date('first', days('2026-03-01')), date('second', days('2026-03-02'))]);
    expect(await titles({ kind: 'macro' })).toEqual(['second']);
    const before = new Date('2026-03-01T15:59:00.000Z');
    expect(await titles({ kind: 'macro' }, before)).toEqual(['first', 'second']);
  });

  it('reaches over the months that have dates or events, and this one', async () => {
    await save([date('a', days('2025-12-31')), date('b', days('2026-04-29', '2026-05-01'))]);
    expect(await readMonths(database.db, NOW)).toEqual({
      first_month: '2025-12',
      last_month: '2026-05',
    });
    const later = new Date('2027-01-01T00:00:00.000Z');
    expect((await readMonths(database.db, later)).last_month).toBe('2027-01');
  });

  it.each([
    ['an end before the beginning', { from: '2026-03-02', until: '2026-03-01' }],
    ['more days than one answer has', { from: '2026-01-01', until: '2027-12-31' }],
    ['a day that is none', { from: '2026-02-30' }],
    ['a kind that there is not', { kind: 'party' }],
  ])('refuses %s', (_what, input) => {
    expect(getCalendar.input.safeParse(input).success).toBe(false);
  });
});

describe('saving dates', () => {
  it('leaves alone what is the same and counts what differs', async () => {
    expect(await save([date('a'), date('b')])).toEqual({ dates: 2, tags: [TAGS.calendar] });
    expect(await save([date('a'), date('b')])).toEqual({ dates: 0, tags: [] });
    const later = new Date('2026-03-10T00:00:00.000Z');
    const moved = date('a', hours('2026-03-06T13:30:00.000Z', '2026-03-06T14:00:00.000Z'));
    expect((await save([moved, date('b')], later)).dates).toBe(1);
    const { list } = await readCalendar(reader(), { from: '2026-03-05', kind: 'macro' });
    expect(list).toMatchObject([
      { title: 'b', revision: 0, changed_time: NOW.toISOString() },
      { title: 'a', revision: 1, changed_time: later.toISOString(), first_day: '2026-03-06' },
    ]);
  });

  it('writes all or none', async () => {
    const broken = { ...date('broken'), title: null } as unknown as PreparedDate;
    await expect(save([date('whole'), broken])).rejects.toThrow();
    expect(await titles({ kind: 'macro' })).toEqual([]);
  });

  it('is for the newsroom’s own commands alone', async () => {
    const input = { dates: [date('a')] };
    await expect(saveDates({ ctx: reader(), input })).rejects.toMatchObject({
      key: 'notPermitted',
    });
  });

  it.each([
    ['a kind that has its own table', { kind: 'event' }],
    ['a last day before the first', days('2026-03-05', '2026-03-04')],
    ['an end before the start', hours('2026-03-05T10:00:00.000Z', '2026-03-05T09:00:00.000Z')],
    ['an importance of four', { importance: 4 }],
    ['an address that runs script', { source: { name: text('a'), url: 'javascript:alert(1)' } }],
  ])('refuses %s', (_what, changes) => {
    const wrong = { dates: [{ ...date('a'), ...changes }] };
    expect(calendarSet.safeParse(wrong).success).toBe(false);
  });
});

describe('what is under way', () => {
  const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
  const event = '示例：活动';

  it('is an event between its hours, on its own day too', async () => {
    expect(await ongoing(minutesOn(59))).not.toContain(event);
    expect(await ongoing(minutesOn(60))).toContain(event);
    expect(await ongoing(minutesOn(179))).toContain(event);
    expect(await ongoing(minutesOn(180))).not.toContain(event);
  });

  it('is a date between its hours, and days from the second one to the last', async () => {
    await save([
      date('hours', { when: hours('2026-03-01T19:00:00.000Z', '2026-03-01T21:00:00.000Z').when }),
      date('moment', { when: hours('2026-03-01T19:00:00.000Z').when }),
      date('long', { when: days('2026-03-01', '2026-03-02').when }),
      date('today', { when: days('2026-03-02').when }),
    ]);
    expect(await ongoing(NOW)).toEqual(expect.arrayContaining(['hours', 'long']));
    expect(await ongoing(NOW)).toHaveLength(2);
  });
});
