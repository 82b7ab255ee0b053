import type { ActivityDetails } from '../contract/activities';
import type { Locale } from '../i18n/locales';
import { LOCALES } from '../i18n/locales';
import { href } from '../routes/href';
import { respondWithCalendar } from './calendar-feed';
import { calendarFile } from './calendar-file';
import { readAppConfig } from './reads';
import { readActivity } from './reads-events';
import { absoluteUrl, siteOrigin } from './site';

/** Path of one event as a calendar file in a language. */
export function eventFilePath(id: number, locale: Locale): string {
  return `/feeds/events/${locale.toLowerCase()}/${id}.ics`;
}

/** Answers with one event as a calendar file; 404 where there is none. */
export async function respondWithEventFile(
  request: Request,
  { language, file }: { language: string; file: string },
): Promise<Response> {
  const locale = LOCALES.find((tag) => tag.toLowerCase() === language);
  const id = /^([1-9]\d{0,9})\.ics$/.exec(file)?.[1];
  if (!locale || !id) return new Response(null, { status: 404 });
  const event = await readActivity(Number(id), locale);
  const config = await readAppConfig(locale);
  if (!event.found || !config.found) return new Response(null, { status: 404 });
  return respondWithCalendar(request, eventFile(event.data, locale, config.data.brand.name));
}

/** One event as a calendar file: its UID is stable, its SEQUENCE raised at each change. */
export function eventFile(event: ActivityDetails, locale: Locale, producer: string): string {
  const page = absoluteUrl(href('ac_detail', { locale, param: event.id }));
  const source = absoluteUrl(eventFilePath(event.id, locale));
  return calendarFile({ producer, name: event.title, language: locale, source }, [
    {
      uid: `event-${event.id}@${new URL(siteOrigin()).hostname}`,
      title: event.title,
      language: event.langs.title,
      when: { startAt: event.start_time, endAt: event.end_time },
      description: event.summary,
      place: [event.address, event.city].filter(Boolean).join(', ') || null,
      url: page,
      sequence: event.sequence,
      status: event.timing === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
      changedAt: event.changed_time,
    },
  ]);
}
