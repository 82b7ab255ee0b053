import { cacheLife, cacheTag } from 'next/cache';

import { TAGS } from '../contract/cache-tags';
import { PAGE_SIZE_MAX } from '../contract/constants';
import type { CallInput, CallOutput } from '../contract/endpoints';
import type { Locale } from '../i18n/locales';
import { LIVELY, read } from './reads';

/** A day of the table shows the first of its events: more than these fill every day. */
const MONTH_PAGES_MAX = 20;

/** Events begin and end as time passes, so lists are read again soon. */
export async function readActivities(input: CallInput<'getActivityList'>, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events, TAGS.labels);
  return read('getActivityList', input, locale);
}

/** Everything of a month, for its table; a list shows a page of it. */
export async function readMonth(
  { page: _page, ...input }: CallInput<'getActivityList'>,
  locale: Locale,
): Promise<CallOutput<'getActivityList'>['list']> {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events, TAGS.labels);
  const whole: CallOutput<'getActivityList'>['list'] = [];
  for (let page = 1; page <= MONTH_PAGES_MAX; page += 1) {
    const part = await read('getActivityList', { ...input, page, limit: PAGE_SIZE_MAX }, locale);
    if (!part.found) break;
    whole.push(...part.data.list);
    if (whole.length >= part.data.total || part.data.list.length === 0) break;
  }
  return whole;
}

export async function readActivity(id: number, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events, TAGS.labels);
  return read('getActivityDetails', { id }, locale);
}
