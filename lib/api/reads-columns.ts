import { cacheLife, cacheTag } from 'next/cache';

import { HOME_PANEL_SIZE } from '../contract/constants';
import { LISTINGS, TAGS } from '../contract/cache-tags';
import type { HotWindow } from '../contract/articles';
import type { Locale } from '../i18n/locales';
import { LIVELY, read, SETTLED } from './reads';

/** Columns that the directory shows as popular, and ranks of a hot list. */
const POPULAR_COLUMNS = 6;
const HOT_RANKS = 30;

/** One page of all columns, by their newest article. */
export async function readColumns(page: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.columns, TAGS.listing(LISTINGS.articles));
  return read('columnList', { page }, locale);
}

/** One column with its author and counts. */
export async function readColumn(id: number, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.columns, TAGS.listing(LISTINGS.articles));
  return read('getColumnDetails', { id }, locale);
}

/** The columns read most of late. */
export async function readPopularColumns(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.columns, TAGS.hot, TAGS.listing(LISTINGS.articles));
  return read('getPopularColumn', { limit: POPULAR_COLUMNS }, locale);
}

/** The authors of the week, for the hot author list. */
export async function readWeekAuthors(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.columns, TAGS.hot, TAGS.listing(LISTINGS.articles));
  return read('getWeekAuthorList', { limit: HOME_PANEL_SIZE }, locale);
}

/** What was read most in the columns of late. */
export async function readHotColumnArticles(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.columns, TAGS.hot, TAGS.listing(LISTINGS.articles));
  return read('getZLHostLists', { limit: HOME_PANEL_SIZE }, locale);
}

/** The ranks of a span. */
export async function readHotRanks(window: HotWindow, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.hot, TAGS.listing(LISTINGS.articles));
  return read('homeHotList', { limit: HOT_RANKS, window }, locale);
}

/** Reports from events, each with its event. */
export async function readCoverage(page: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.sections, TAGS.events);
  cacheTag(TAGS.listing(LISTINGS.section('coverage')));
  return read('coverageList', { page }, locale);
}

/** Events that run or come next. */
export async function readComingEvents(locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events);
  return read('eventList', { limit: HOME_PANEL_SIZE }, locale);
}

/** Labels beside one, or the ones that stand out now. */
export async function readRecommendedLabels(id: number | undefined, limit: number, locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.labels, TAGS.listing(LISTINGS.articles));
  return read('dexRecommendList', { id, limit }, locale);
}

/** The beginners' course. */
export async function readCourse(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  // Lessons name articles that may be withdrawn or renamed.
  cacheTag(TAGS.all, TAGS.learning, TAGS.listing(LISTINGS.articles));
  return read('getCourse', {}, locale);
}

export async function readGlossary(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.learning);
  return read('glossaryList', {}, locale);
}

export async function readScams(locale: Locale) {
  'use cache';
  cacheLife(SETTLED);
  cacheTag(TAGS.all, TAGS.learning);
  return read('scamList', {}, locale);
}
