import type { EventContent } from '../../contract/event-hosting';
import type { Locale, LocalizedText } from '../../i18n/locales';
import { localizedName } from '../articles/public';
import type { EventChange, EventRow } from './repository';

/**
 * What somebody wrote in one language, in all: the other script is derived. English that stands
 * beside text which did not change stays.
 */
export function textIn(text: string, locale: Locale, before?: LocalizedText): LocalizedText {
  const isSame = before && before[locale] === text;
  if (isSame) return before;
  return localizedName(text, locale === 'en' ? text : undefined);
}

/** The columns of an event's text; pictures are settled elsewhere. */
export function columnsOf(
  content: Omit<EventContent, 'poster'>,
  locale: Locale,
  before?: EventRow,
): EventChange {
  const socials = Object.entries(content.socials).filter(([, url]) => url !== '');
  return {
    locale,
    title: textIn(content.title, locale, before?.title),
    summary: textIn(content.summary, locale, before?.summary),
    details: textIn(content.details, locale, before?.details),
    city: textIn(content.city, locale, before?.city),
    address: textIn(content.address, locale, before?.address),
    organiserName: textIn(content.organizer_name, locale, before?.organiserName),
    organiserAbout: textIn(content.organizer_about, locale, before?.organiserAbout),
    startsAt: new Date(content.start_time),
    endsAt: new Date(content.end_time),
    timeZone: content.time_zone,
    isOnline: content.is_online,
    onlineUrl: content.online_url,
    socials: Object.fromEntries(socials),
    cohostNames: content.co_hosts,
    labelId: content.label_id,
    policy: content.policy,
  };
}
