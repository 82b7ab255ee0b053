import { calendarSet, issueSet } from '@/lib/contract/importing-reading';
import { curatedPlaces } from '@/lib/contract/importing';
import { seedEvents } from './content/events';
import { lastWeekday, nthWeekday, zoned } from './content/reading/calendar-rules';
import { seedTopicExtras } from './content/reading/topic-extras';
import { seedTopics } from './content/topics';
import { datesOf, issuesOf, topicExtrasOf } from './plant-reading';

/** A Saturday, before and after eight in the morning at UTC+8. */
const EARLY = new Date('2026-11-27T23:59:00.000Z');
const LATE = new Date('2026-11-28T00:00:00.000Z');
const articles = Array.from({ length: 60 }, (_, place) => ({
  sourceKey: `sample:${place}`,
  section: place % 2 ? 'technology' : 'policy',
  minutesAgo: 30 + place * 900,
  views: place,
}));

const ofKind = (kind: string, now = LATE) =>
  issuesOf(now, articles).filter((issue) => issue.kind === kind);

describe('sample issues', () => {
  it('are as the command takes them, with texts in all languages', () => {
    const { issues } = issueSet.parse({ issues: issuesOf(LATE, articles) });
    expect(issues.filter(({ kind }) => kind === 'daily').length).toBeGreaterThanOrEqual(10);
    for (const { title, lead, body } of issues) {
      for (const text of [title, lead, body]) expect(text.en).toMatch(/[a-z]{3}/);
      expect(body['zh-Hant']).not.toBe(body['zh-Hans']);
    }
    expect(new Set(issues.map(({ key }) => key)).size).toBe(issues.length);
  });

  it('have a brief for every past morning at eight, UTC+8', () => {
    expect(ofKind('daily', EARLY)[0]?.day).toBe('2026-11-27');
    const days = ofKind('daily').map(({ day }) => day);
    expect(days.slice(0, 3)).toEqual(['2026-11-28', '2026-11-27', '2026-11-26']);
    expect(ofKind('daily')[0]?.publishedAt).toBe('2026-11-28T00:00:00.000Z');
  });

  it('gather in a brief only what was published in the day before it', () => {
    const [first] = ofKind('daily');
    const keys = first?.entries.filter(({ kind }) => kind === 'article') ?? [];
    expect(keys.map(({ sourceKey }) => sourceKey)).toEqual(['sample:0', 'sample:1']);
  });

  it('come on Sundays and on Wednesdays, never after now', () => {
    const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
    expect(new Set(ofKind('weekly').map(({ day }) => weekday(day)))).toEqual(new Set([0]));
    expect(new Set(ofKind('technical').map(({ day }) => weekday(day)))).toEqual(new Set([3]));
    for (const issue of issuesOf(LATE, articles)) {
      expect(Date.parse(issue.publishedAt)).toBeLessThanOrEqual(LATE.getTime());
    }
  });

  it('use an article in one technical issue alone', () => {
    const used = ofKind('technical').flatMap(({ entries }) =>
      entries.map(({ sourceKey }) => sourceKey),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used).size).toBe(used.length);
  });
});

describe('sample dates', () => {
  const dates = datesOf(LATE);

  it('are more than forty, as the command takes them, each under a key of its own', () => {
    calendarSet.parse({ dates });
    expect(dates.length).toBeGreaterThan(40);
    expect(new Set(dates.map(({ key }) => key)).size).toBe(dates.length);
  });

  it('say of what was invented that it is a sample', () => {
    for (const { title, isSample } of dates) {
      expect(title['zh-Hans'].startsWith('示例：')).toBe(isSample);
      expect(title.en?.startsWith('Sample: ')).toBe(isSample);
    }
  });

  it('lie around now, in every year', () => {
    for (const year of [2027, 2028, 2029]) {
      const around = datesOf(new Date(`${year}-02-28T12:00:00Z`));
      expect(around.length).toBeGreaterThan(40);
      const days = around.map(({ when }) =>
        when.form === 'days' ? when.firstDay : when.startAt.slice(0, 10),
      );
      expect(days.filter((day) => day > `${year}-03-01`).length).toBeGreaterThan(30);
    }
  });
});

describe('rules of dates', () => {
  it.each([
    ['2026-12-10', '14:00', 'America/New_York', '2026-12-10T19:00:00.000Z'],
    ['2026-07-10', '14:00', 'America/New_York', '2026-07-10T18:00:00.000Z'],
    ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-28', '09:30', 'Asia/Hong_Kong', '2026-11-28T01:30:00.000Z'],
  ])('%s %s in %s is %s', (day, clock, zone, moment) => {
    expect(zoned(day, clock, zone)).toBe(moment);
  });

  it('find the nth and the last day of the week', () => {
    expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
    expect(nthWeekday(2027, 1, 5, 1)).toBe('2027-01-01');
    expect(lastWeekday(2026, 12, 5)).toBe('2026-12-25');
    expect(lastWeekday(2027, 2, 5)).toBe('2027-02-26');
  });
});

describe('sample specials', () => {
  it('have each a subtitle and a timeline that the command takes', () => {
    expect(Object.keys(seedTopicExtras).sort()).toEqual(seedTopics.map(({ key }) => key).sort());
    const text = { 'zh-Hans': '文', 'zh-Hant': '文' };
    const topics = seedTopics.map(({ key }) => ({
      key,
      title: text,
      intro: text,
      cover: '',
      articleSourceKeys: [],
      ...topicExtrasOf(key),
    }));
    const parsed = curatedPlaces.parse({ topics, homeSlots: [] });
    expect(parsed.topics.every(({ timeline }) => timeline.length >= 5)).toBe(true);
  });

  it('name only events that there are', () => {
    const keys = Object.values(seedTopicExtras).flatMap(({ event }) => event ?? []);
    expect(keys.filter((key) => !seedEvents.some((event) => event.key === key))).toEqual([]);
  });
});
