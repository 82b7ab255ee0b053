import { getTranslations } from 'next-intl/server';
import type { Event, WithContext } from 'schema-dts';
import type { CalendarEntry } from '../contract/calendar';
import type { Locale } from '../i18n/locales';
import { href } from '../routes/href';
import { routeById } from '../routes/route-table';
import { readAppConfig } from './reads';
import { pagePictures } from './share-facts';
import { eventData, type EventFacts } from './structured-data';

/** Events that a page of the calendar tells of; more would weigh more than the page. */
const EVENTS_MAX = 12;
const DAY_END_MS = 86_399_000;

/**
 * Events and conferences of a span of the calendar, for search engines; dates of protocols
 * and offices are held nowhere, so they are no events there. What is invented says so.
 */
export async function calendarData(
  entries: readonly CalendarEntry[],
  locale: Locale,
): Promise<WithContext<Event>[]> {
  const config = await readAppConfig(locale);
  if (!config.found) return [];
  const { brand } = config.data;
  const t = await getTranslations({ locale });
  const images = await pagePictures('gw_shijian', locale);
  const mark = t('microsites.sampleMark');
  return entries
    .filter((entry) => entry.event_id !== null || (entry.kind === 'conference' && entry.place))
    .slice(0, EVENTS_MAX)
    .map((entry) => eventData(factsOf(entry, { locale, images, brand: brand.name, mark })));
}

function factsOf(
  entry: CalendarEntry,
  {
    locale,
    images,
    brand,
    mark,
  }: { locale: Locale; images: readonly string[]; brand: string; mark: string },
): EventFacts {
  const timeZone = entry.time_zone ?? 'Asia/Shanghai';
  const startTime = entry.start_time ?? `${entry.first_day}T00:00:00+08:00`;
  const lastMoment = new Date(Date.parse(`${entry.last_day}T00:00:00+08:00`) + DAY_END_MS);
  const place = entry.place
    ? { name: entry.place, address: entry.place, city: entry.place, country: '' }
    : null;
  return {
    name: entry.is_sample ? `${entry.title} (${mark})` : entry.title,
    description: entry.note || entry.title,
    url: pageOf(entry, locale),
    startTime,
    endTime: entry.end_time ?? (entry.start_time ? startTime : lastMoment.toISOString()),
    timeZone,
    place,
    isOnline: place === null,
    status: 'scheduled',
    locale,
    images,
    // Whoever tells of a date does not hold it.
    ...(entry.event_id !== null && { organiser: { name: brand, url: href('home', { locale }) } }),
  };
}

/** The event's own page, where it has one; the month that it is in else. */
function pageOf({ event_id, first_day }: CalendarEntry, locale: Locale): string {
  return event_id !== null && routeById('ac_detail').screen === 'ready'
    ? href('ac_detail', { locale, param: event_id })
    : href('gw_shijian', { locale, param: first_day.slice(0, 7) });
}
