import type { ActivityDetails } from '../contract/activities';
import type { Locale } from '../i18n/locales';
import { href } from '../routes/href';
import type { EventFacts } from './structured-data';

/** An event as search engines are told of it. @param path its page. @param images its cards. */
export function eventFactsOf(
  event: ActivityDetails,
  locale: Locale,
  path: string,
  images: readonly string[] = [],
): EventFacts {
  const { timing, previous_start_time: previousStartTime, organizer } = event;
  const isMoved = previousStartTime !== null;
  const isOver = timing === 'past' || timing === 'cancelled';
  return {
    name: event.title,
    description: event.summary,
    url: path,
    startTime: event.start_time,
    endTime: event.end_time,
    timeZone: event.time_zone,
    place:
      event.city === '' && event.address === ''
        ? null
        : {
            name: event.address || event.city,
            address: event.address,
            city: event.city,
            country: '',
          },
    isOnline: event.is_online,
    status: timing === 'cancelled' ? 'cancelled' : isMoved ? 'rescheduled' : 'scheduled',
    ...(isMoved ? { previousStartTime } : {}),
    locale: event.langs.title ?? locale,
    images,
    organiser: {
      name: organizer.name || event.title,
      ...(organizer.author_id === null
        ? {}
        : { url: href('author', { locale, param: organizer.author_id }) }),
    },
    offers: event.tickets
      .filter(({ needs_code: needsCode }) => !needsCode)
      .map((ticket) => ({
        name: ticket.name,
        priceMinor: ticket.price,
        currency: ticket.currency,
        url: `${path}#tickets`,
        isAvailable: !isOver,
        validFrom: ticket.sale_from ?? event.published_time,
      })),
  };
}
