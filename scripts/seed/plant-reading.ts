import type { z } from 'zod';
import type { calendarSet, issueSet } from '@/lib/contract/importing-reading';
import type { IssueKind } from '@/lib/contract/issues';
import { sanitizeBody } from '@/lib/domains/articles/public';
import { markdownToHtml } from '@/lib/domains/importing/markdown';
import { localizedName } from '@/lib/domains/articles/complete-editions';
import { htmlToTraditional } from '@/lib/i18n/html-to-traditional';
import type { LocalizedText } from '@/lib/i18n/locales';
import { seedFlashes } from './content/flashes';
import { holidayDates } from './content/reading/calendar-holidays';
import { macroDates } from './content/reading/calendar-macro';
import { daysAfter } from './content/reading/calendar-rules';
import { sampleDates } from './content/reading/calendar-samples';
import { seedBriefs } from './content/reading/daily-briefs';
import type { SeedDate, SeedIssue } from './content/reading/shapes';
import { seedTechnicals } from './content/reading/technical-issues';
import { seedTopicExtras } from './content/reading/topic-extras';
import { seedWeeklies } from './content/reading/weekly-issues';
import type { SeedTextBoth } from './content/seed-shapes';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Spec section 4: days and hours are those at UTC+8. */
const SITE_OFFSET_MINUTES = 8 * 60;
const SUNDAY = 0;
const WEDNESDAY = 3;
/** Things that an issue points to at most. */
const FLASHES_OF_A_BRIEF = 8;
const ARTICLES_OF_A_BRIEF = 3;
const ARTICLES_OF_A_WEEKLY = 7;
const ARTICLES_OF_A_TECHNICAL = 5;
/** Sections whose articles the technical weekly reads. */
const TECHNICAL_SECTIONS: readonly string[] = ['technology', 'security'];

type PreparedIssues = z.input<typeof issueSet>['issues'];
type PreparedDates = z.input<typeof calendarSet>['dates'];

/** An article as far as an issue needs to know it. */
export interface IssueArticle {
  sourceKey: string;
  section: string;
  minutesAgo: number;
  views: number;
}

/** Subtitle, timeline and event of a special, in all languages. */
export function topicExtrasOf(key: string) {
  const extras = seedTopicExtras[key];
  if (!extras) return {};
  return {
    subtitle: textOf(extras.subtitle),
    ...(extras.event ? { eventKey: extras.event } : {}),
    timeline: extras.timeline.map(({ date, title, text, url }) => ({
      date,
      title: textOf(title),
      ...(text ? { text: textOf(text) } : {}),
      ...(url ? { url } : {}),
    })),
  };
}

/**
 * The sample issues with days before `now`: a brief for each of the last mornings,
 * gathered from the flashes and articles of the day before; a weekly for each of the
 * last Sundays, a technical one for each of the last Wednesdays.
 */
export function issuesOf(now: Date, articles: readonly IssueArticle[]): PreparedIssues {
  return [
    ...briefs(now, articles),
    ...periodical('weekly', seedWeeklies, { now, weekday: SUNDAY, clock: '20:00' }, (minutesAgo) =>
      articles
        .filter((article) => isWithin(article.minutesAgo, minutesAgo, 7 * DAY_MINUTES))
        .sort((left, right) => right.views - left.views)
        .slice(0, ARTICLES_OF_A_WEEKLY),
    ),
    ...technicals(now, articles),
  ];
}

/** The sample dates of the calendar around `now`. */
export function datesOf(now: Date): PreparedDates {
  const today = siteDay(now);
  return [...macroDates(today), ...holidayDates(today), ...sampleDates(today)].map(dateOf);
}

function briefs(now: Date, articles: readonly IssueArticle[]): PreparedIssues {
  const newest = lastDay(now, undefined, '08:00');
  return seedBriefs.map((seed, place) => {
    const day = daysAfter(newest, -place);
    const minutesAgo = minutesSince(now, day, '08:00');
    const flashes = seedFlashes
      .filter((flash) => isWithin(flash.minutesAgo, minutesAgo, DAY_MINUTES))
      .sort((left, right) => Number(right.isImportant) - Number(left.isImportant))
      .slice(0, FLASHES_OF_A_BRIEF)
      .map((flash) => ({ kind: 'flash' as const, sourceKey: flash.key }));
    const read = articles
      .filter((article) => isWithin(article.minutesAgo, minutesAgo, DAY_MINUTES))
      .slice(0, ARTICLES_OF_A_BRIEF);
    return issueOf('daily', seed, day, '08:00', [...flashes, ...read.map(articleEntry)]);
  });
}

function technicals(now: Date, articles: readonly IssueArticle[]): PreparedIssues {
  const left = articles
    .filter((article) => TECHNICAL_SECTIONS.includes(article.section))
    .sort((first, second) => first.minutesAgo - second.minutesAgo);
  const when = { now, weekday: WEDNESDAY, clock: '12:00' };
  // Each article once: an issue takes the newest that an issue after it did not take.
  return periodical('technical', seedTechnicals, when, (minutesAgo) => {
    const fitting = left.filter((article) => article.minutesAgo > minutesAgo);
    const taken = fitting.slice(0, ARTICLES_OF_A_TECHNICAL);
    taken.forEach((article) => left.splice(left.indexOf(article), 1));
    return taken;
  });
}

function periodical(
  kind: IssueKind,
  seeds: readonly SeedIssue[],
  { now, weekday, clock }: { now: Date; weekday: number; clock: string },
  pick: (minutesAgo: number) => readonly IssueArticle[],
): PreparedIssues {
  const newest = lastDay(now, weekday, clock);
  return seeds.map((seed, place) => {
    const day = daysAfter(newest, -7 * place);
    const entries = pick(minutesSince(now, day, clock)).map(articleEntry);
    return issueOf(kind, seed, day, clock, entries);
  });
}

function issueOf(
  kind: IssueKind,
  { key, title, lead, body }: SeedIssue,
  day: string,
  clock: string,
  entries: PreparedIssues[number]['entries'],
): PreparedIssues[number] {
  return {
    key,
    kind,
    day,
    publishedAt: atSite(day, clock).toISOString(),
    title: textOf(title),
    lead: textOf(lead),
    body: bodyOf(body),
    entries,
  };
}

function articleEntry({ sourceKey }: IssueArticle) {
  return { kind: 'article' as const, sourceKey };
}

function dateOf(date: SeedDate): PreparedDates[number] {
  const { key, kind, title, note, place, importance, when, source } = date;
  return {
    key,
    kind,
    title: textOf(title),
    note: textOf(note),
    place: place ? textOf(place) : null,
    importance,
    when,
    source: source ? { name: textOf(source.name), url: source.url } : null,
    isSample: date.isSample ?? false,
    isTentative: date.isTentative ?? false,
  };
}

/** Whether an age lies in the span that ends `until` minutes ago. */
function isWithin(minutesAgo: number, until: number, lengthMinutes: number): boolean {
  return minutesAgo > until && minutesAgo <= until + lengthMinutes;
}

/** The last day at UTC+8, of a day of the week when named, whose hour has come. */
function lastDay(now: Date, weekday: number | undefined, clock: string): string {
  for (let day = siteDay(now); ; day = daysAfter(day, -1)) {
    const isDay = weekday === undefined || new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
    if (isDay && atSite(day, clock) <= now) return day;
  }
}

function minutesSince(now: Date, day: string, clock: string): number {
  return (now.getTime() - atSite(day, clock).getTime()) / MINUTE_MS;
}

function atSite(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00+08:00`);
}

function siteDay(moment: Date): string {
  const shifted = moment.getTime() + SITE_OFFSET_MINUTES * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, 10);
}

function textOf({ zh, en }: SeedTextBoth): LocalizedText {
  return localizedName(zh, en);
}

function bodyOf({ zh, en }: SeedTextBoth): LocalizedText {
  const simplified = sanitizeBody(markdownToHtml(zh));
  return {
    'zh-Hans': simplified,
    'zh-Hant': htmlToTraditional(simplified),
    en: sanitizeBody(markdownToHtml(en)),
  };
}
