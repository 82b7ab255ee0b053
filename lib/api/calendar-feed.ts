import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { CALENDAR_KINDS, type CalendarEntry, type CalendarKind } from '../contract/calendar';
import type { Locale } from '../i18n/locales';
import { calendarFeedPath, readCalendarFeedPath } from '../routes/calendar-feed';
import { href } from '../routes/href';
import { calendarFile, CALENDAR_FILE_TYPE, type CalendarFileEvent } from './calendar-file';
import { call } from './call';
import { absoluteUrl, siteOrigin } from './site';

const DAY_MS = 86_400_000;
/** Days of the past that a subscriber keeps seeing, and days ahead. */
const PAST_DAYS = 60;
const AHEAD_DAYS = 330;

/**
 * The calendar as a file to subscribe to, in the language and of the kind that the
 * path names; 304 where the asker has it already, 404 for what there is not.
 */
export async function respondWithCalendarFile(
  request: Request,
  { language, file }: { language: string; file: string },
): Promise<Response> {
  const path = readCalendarFeedPath(language, file);
  const kind = CALENDAR_KINDS.find((known) => known === path?.scope);
  if (!path || (path.scope !== 'all' && !kind)) return new Response(null, { status: 404 });
  return respondWithCalendar(request, await fileOf(path.locale, kind));
}

/**
 * A calendar file as a response: with an ETag of its bytes, 304 where the asker
 * has these, and nothing to be kept unasked.
 */
export function respondWithCalendar(request: Request, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=300, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'Content-Type': CALENDAR_FILE_TYPE } });
}

async function fileOf(locale: Locale, kind: CalendarKind | undefined): Promise<string> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const span = await call(
    'getCalendar',
    { from: day(-PAST_DAYS), until: day(AHEAD_DAYS), kind },
    { locale },
  );
  const { brand } = await call('getAppConfig', {}, { locale });
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const kindName = (of: CalendarKind) => t(`kind.${of}`);
  return calendarFile(
    {
      producer: brand.name,
      name: kind
        ? t('feedKindName', { brand: brand.name, kind: kindName(kind) })
        : t('feedName', { brand: brand.name }),
      description: t('feedText', { brand: brand.name }),
      language: locale,
      source: absoluteUrl(calendarFeedPath(locale, kind ?? 'all')),
    },
    span.list.map((entry) => fileEvent(entry, locale, kindName(entry.kind))),
  );
}

function fileEvent(entry: CalendarEntry, locale: Locale, category: string): CalendarFileEvent {
  return {
    uid: `${entry.key}@${new URL(siteOrigin()).hostname}`,
    title: entry.title,
    when: entry.start_time
      ? { startAt: entry.start_time, endAt: entry.end_time }
      : { firstDay: entry.first_day, lastDay: entry.last_day },
    description: entry.note,
    place: entry.place,
    url: urlOf(entry, locale),
    categories: [category],
    status: entry.is_tentative ? 'TENTATIVE' : 'CONFIRMED',
    sequence: entry.revision,
    changedAt: entry.changed_time,
  };
}

/** The event's page, or the month that the date is in. */
function urlOf(entry: CalendarEntry, locale: Locale): string {
  const path =
    entry.event_id === null
      ? href('gw_shijian', { locale, param: entry.first_day.slice(0, 7) })
      : href('ac_detail', { locale, param: entry.event_id });
  return absoluteUrl(path);
}

/** Weak and strong tags compare alike for reading (RFC 9110, 13.1.2). */
function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
