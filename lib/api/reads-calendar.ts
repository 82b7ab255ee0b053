import { cacheLife, cacheTag } from 'next/cache';

import type { CalendarKind } from '../contract/calendar';
import { TAGS } from '../contract/cache-tags';
import type { Locale } from '../i18n/locales';
import { LIVELY, read } from './reads';

/** The dates from today on, of one kind when named; today moves, so it is read again soon. */
export async function readAgenda(kind: CalendarKind | undefined, locale: Locale) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.calendar, TAGS.events);
  return read('getCalendar', { kind }, locale);
}

/** The dates of the weeks that a month's table shows, of one kind when named. */
export async function readMonth(
  { from, until, kind }: { from: string; until: string; kind?: CalendarKind | undefined },
  locale: Locale,
) {
  'use cache';
  cacheLife(LIVELY);
  cacheTag(TAGS.all, TAGS.calendar, TAGS.events);
  return read('getCalendar', { from, until, kind }, locale);
}
