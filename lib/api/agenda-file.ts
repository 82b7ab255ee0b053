import type { Gathering } from '../contract/microsites';
import type { Locale } from '../i18n/locales';
import { isLocale } from '../i18n/locales';
import { publicPath } from '../routes/public-path';
import { isRouteId, routeById } from '../routes/route-table';
import { calendarFile, CALENDAR_FILE_TYPE } from './calendar-file';
import { readAppConfig } from './reads';
import { readMicrosite } from './reads-microsites';
import { absoluteUrl } from './site';

/** Path of a gathering's agenda as a calendar file in a language. */
export function agendaFilePath(site: string, locale: Locale): string {
  return `/api/microsites/${site}/${locale}/agenda.ics`;
}

/** Answers with the agenda of a gathering as a calendar file; 404 where there is none. */
export async function respondWithAgenda(site: string, locale: string): Promise<Response> {
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const gathering = await readMicrosite(site, locale);
  const config = await readAppConfig(locale);
  if (!gathering.found || !config.found) return new Response(null, { status: 404 });
  const text = agendaFile(gathering.data, locale, config.data.brand.name);
  return new Response(text, {
    headers: {
      'content-type': CALENDAR_FILE_TYPE,
      'content-disposition': `attachment; filename="${site}-agenda.ics"`,
      'cache-control': 'public, max-age=300',
    },
  });
}

/** The calendar file of a gathering: one entry a session, breaks left out. */
export function agendaFile(site: Gathering, locale: Locale, producer: string): string {
  const source = absoluteUrl(agendaFilePath(site.key, locale));
  const page = isRouteId(site.route_id)
    ? absoluteUrl(publicPath(routeById(site.route_id), locale))
    : source;
  const roomOf = new Map(site.tracks.map(({ key, room }) => [key, room]));
  const sessions = site.days.flatMap((day) => day.sessions).filter(({ form }) => form !== 'break');
  return calendarFile(
    { producer, name: site.name, description: site.tagline, language: locale, source },
    sessions.map((session) => ({
      uid: `${site.key}-${session.key}@${new URL(source).hostname}`,
      title: session.title,
      when: { startAt: session.start_time, endAt: session.end_time },
      description: [session.speakers.map(({ name }) => name).join(', '), session.summary]
        .filter((text) => text !== '')
        .join('\n'),
      place: [
        roomOf.get(session.track ?? ''),
        site.place?.name,
        site.place?.address,
        site.place?.city,
      ]
        .filter((text) => text)
        .join(', '),
      url: page,
      status: site.state === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
      changedAt: site.published_time,
    })),
  );
}
