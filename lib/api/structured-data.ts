import type { BreadcrumbList, Event, Offer, Place, WithContext } from 'schema-dts';
import { dateFormat, numberFormat } from '../i18n/intl-formats';
import type { Locale } from '../i18n/locales';
import { publicPath } from '../routes/public-path';
import { routeById, type RouteId } from '../routes/route-table';
import { absoluteUrl } from './site';

/** An event as search engines are told of it; addresses are paths of the site or whole ones. */
export interface EventFacts {
  name: string;
  description: string;
  url: string;
  /** Moments as ISO strings; they are written at the offset of the event's own zone. */
  startTime: string;
  endTime: string;
  timeZone: string;
  /** Where one goes to; null for an event that is online alone. */
  place: { name: string; address: string; city: string; country: string } | null;
  isOnline: boolean;
  /** Where an online event is watched, when that is public; its page else. */
  onlineUrl?: string | undefined;
  status: 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled';
  /** The start before it was moved, for a rescheduled event. */
  previousStartTime?: string | undefined;
  locale: Locale;
  /** Its picture in the shapes that search engines look for, or the one that there is. */
  images?: readonly string[] | undefined;
  /** Left out where it is not known who holds it. */
  organiser?: { name: string; url?: string | undefined } | undefined;
  performers?: readonly string[] | undefined;
  offers?: readonly EventOffer[] | undefined;
}

export interface EventOffer {
  name: string;
  priceMinor: number;
  /** ISO 4217. */
  currency: string;
  url: string;
  isAvailable: boolean;
  validFrom?: string | undefined;
}

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
} as const;

/** schema.org's Event for a page (seo.md). */
export function eventData(facts: EventFacts): WithContext<Event> {
  const { timeZone, performers = [], offers = [], images = [], organiser } = facts;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: facts.name,
    description: facts.description,
    url: absoluteUrl(facts.url),
    inLanguage: facts.locale,
    startDate: timeAtOffset(facts.startTime, timeZone),
    endDate: timeAtOffset(facts.endTime, timeZone),
    ...(facts.previousStartTime && {
      previousStartDate: timeAtOffset(facts.previousStartTime, timeZone),
    }),
    eventStatus: STATUS[facts.status],
    eventAttendanceMode: attendanceMode(facts),
    location: locations(facts),
    ...(images.length > 0 && { image: images.map((image) => absoluteUrl(image)) }),
    ...(organiser && {
      organizer: {
        '@type': 'Organization',
        name: organiser.name,
        ...(organiser.url && { url: absoluteUrl(organiser.url) }),
      },
    }),
    ...(performers.length > 0 && {
      performer: performers.map((name) => ({ '@type': 'Person' as const, name })),
    }),
    ...(offers.length > 0 && { offers: offers.map((offer) => offerData(offer, timeZone)) }),
  };
}

/**
 * schema.org's BreadcrumbList from home down to a page.
 * @param nameOf the name of a row in the page's language.
 * @param last name of the page itself, where it is not its row's.
 */
export function breadcrumbData(
  page: { routeId: RouteId; locale: Locale; path: string },
  nameOf: (id: RouteId) => string,
  last?: string,
): WithContext<BreadcrumbList> {
  const { routeId, locale, path } = page;
  const listOf = (id: RouteId) => ({ name: nameOf(id), url: publicPath(routeById(id), locale) });
  const trail = trailOf(routeId).map((id) => ({
    name: nameOf(id),
    url: id === routeId ? path : publicPath(routeById(id), locale),
  }));
  // What a parameter names hangs under its row's own list, where there is one.
  const isUnderList = last !== undefined && routeById(routeId).param?.required === false;
  const above = isUnderList ? [...trail.slice(0, -1), listOf(routeId)] : trail.slice(0, -1);
  const named = last === undefined ? trail : [...above, { name: last, url: path }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ name, url }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
}

/** A moment at the offset that its zone has then, `2026-11-09T09:30:00+07:00`. */
export function timeAtOffset(moment: string, timeZone: string): string {
  const date = new Date(moment);
  const parts = dateFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** The rows from the top to a row; what hangs under no other row hangs under home. */
function trailOf(routeId: RouteId): RouteId[] {
  const trail: RouteId[] = [];
  for (let at: RouteId | undefined = routeId; at; at = routeById(at).parent) trail.unshift(at);
  return trail[0] === 'home' ? trail : ['home', ...trail];
}

function attendanceMode({ isOnline, place }: EventFacts) {
  if (!isOnline) return 'https://schema.org/OfflineEventAttendanceMode' as const;
  return place
    ? ('https://schema.org/MixedEventAttendanceMode' as const)
    : ('https://schema.org/OnlineEventAttendanceMode' as const);
}

function locations({ place, isOnline, onlineUrl, url }: EventFacts) {
  const found: (Exclude<Place, string> | { '@type': 'VirtualLocation'; url: string })[] = [];
  if (place) {
    found.push({
      '@type': 'Place',
      name: place.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: place.address,
        addressLocality: place.city,
        ...(place.country && { addressCountry: place.country }),
      },
    });
  }
  if (isOnline) found.push({ '@type': 'VirtualLocation', url: onlineUrl ?? absoluteUrl(url) });
  return found;
}

function offerData(offer: EventOffer, timeZone: string): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    name: offer.name,
    price: priceText(offer.priceMinor, offer.currency),
    priceCurrency: offer.currency,
    url: absoluteUrl(offer.url),
    availability: offer.isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(offer.validFrom && { validFrom: timeAtOffset(offer.validFrom, timeZone) }),
  };
}

/** A price in its currency's own units: yen have no hundredths. */
function priceText(minor: number, currency: string): string {
  const format = numberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
}
