import { cacheLife, cacheTag } from 'next/cache';

import { TAGS } from '../contract/cache-tags';
import type { CallInput } from '../contract/endpoints';
import type { Locale } from '../i18n/locales';
import { LIVELY, read } from './reads';

/** Events begin and end as time passes, so lists are read again soon. */
export async function readActivities(input: CallInput<'getActivityList'>, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events, TAGS.labels);
  return read('getActivityList', input, locale);
}

export async function readActivity(id: number, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.events, TAGS.labels);
  return read('getActivityDetails', { id }, locale);
}
