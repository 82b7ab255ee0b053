import { cacheLife, cacheTag } from 'next/cache';

import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { IssueKind } from '../contract/issues';
import type { Locale } from '../i18n/locales';
import { read, SETTLED } from './reads';

const LIST_CALLS = {
  daily: 'getEightClock',
  weekly: 'getWeek',
  technical: 'getTechnicalWeek',
} as const satisfies Record<IssueKind, string>;

const DETAIL_CALLS = {
  weekly: 'getWeekDetails',
  technical: 'getTechnicalWeekDetails',
} as const;

/** One page of the specials. */
export async function readTopics(page: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.topics, TAGS.listing(LISTINGS.articles));
  return read('getSpecial', { page }, locale);
}

/** One special with its timeline, articles and event. */
export async function readTopic(id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.topics, TAGS.events, TAGS.sections, TAGS.listing(LISTINGS.articles));
  return read('getSpecialDetails', { id }, locale);
}

/** One page of the issues of a kind. */
export async function readIssues(kind: IssueKind, page: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.issues);
  return read(LIST_CALLS[kind], { page }, locale);
}

/** The brief of a day at UTC+8. */
export async function readBrief(date: string, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.issues, TAGS.sections);
  cacheTag(TAGS.listing(LISTINGS.articles), TAGS.listing(LISTINGS.flashes));
  return read('getEightClockDetails', { date }, locale);
}

/** One issue of the weekly or the technical weekly. */
export async function readIssue(kind: 'weekly' | 'technical', id: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.issues, TAGS.sections);
  cacheTag(TAGS.listing(LISTINGS.articles), TAGS.listing(LISTINGS.flashes));
  return read(DETAIL_CALLS[kind], { id }, locale);
}
