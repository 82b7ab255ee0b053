import type { EventContent, EventWords } from '../../contract/event-hosting';
import type { Locale, LocalizedText } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
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

/**
 * The same with what its owner wrote for English readers; '' where they are shown the Chinese. Who
 * writes in English has no other edition of it.
 */
function withEnglish(
  text: string,
  english: string,
  locale: Locale,
  before?: LocalizedText,
): LocalizedText {
  const said = textIn(text, locale, before);
  if (locale === 'en') return said;
  const { en: _before, ...chinese } = said;
  return english === '' ? chinese : { ...chinese, en: english };
}

/** The English edition of a text; '' where there is none beside what its owner writes. */
export function englishOf(text: LocalizedText, locale: Locale): string {
  return locale === 'en' ? '' : (text.en ?? '');
}

/** The columns of what an event says, but for its poster; what did not change is what was there. */
export function wordColumns(words: Omit<EventWords, 'poster'>, before?: EventRow): EventChange {
  const { locale } = words;
  const socials = Object.entries(words.socials).filter(([, url]) => url !== '');
  return {
    title: withEnglish(words.title, words.title_en, locale, before?.title),
    summary: withEnglish(words.summary, words.summary_en, locale, before?.summary),
    details: withEnglish(words.details, words.details_en, locale, before?.details),
    organiserName: textIn(words.organizer_name, locale, before?.organiserName),
    organiserAbout: textIn(words.organizer_about, locale, before?.organiserAbout),
    socials: Object.fromEntries(socials),
    cohostNames: words.co_hosts,
    labelId: words.label_id,
  };
}

/** The columns of when and where an event is, and of its terms. */
export function factColumns(
  content: Omit<EventContent, 'poster'>,
  locale: Locale,
  before?: EventRow,
): EventChange {
  return {
    locale,
    city: withEnglish(content.city, content.city_en, locale, before?.city),
    address: withEnglish(content.address, content.address_en, locale, before?.address),
    startsAt: new Date(content.start_time),
    endsAt: new Date(content.end_time),
    timeZone: content.time_zone,
    isOnline: content.is_online,
    onlineUrl: content.online_url,
    policy: content.policy,
  };
}

/** The words of an event in the language that it is written in, its poster as it is stored. */
export function wordsOf(row: EventRow): EventWords {
  const { locale } = row;
  const say = (text: EventRow['title']) => pickText(text, locale);
  return {
    locale,
    title: say(row.title),
    summary: say(row.summary),
    details: say(row.details),
    poster: row.poster,
    organizer_name: say(row.organiserName),
    organizer_about: say(row.organiserAbout),
    socials: row.socials,
    co_hosts: row.cohostNames,
    label_id: row.labelId,
    title_en: englishOf(row.title, locale),
    summary_en: englishOf(row.summary, locale),
    details_en: englishOf(row.details, locale),
  };
}

/** Names of the words that differ. */
export function changedWords(before: EventWords, after: EventWords): string[] {
  const names = Object.keys(before) as (keyof EventWords)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
