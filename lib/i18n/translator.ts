import { createFormatter, createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { SITE_TIME_ZONE } from '../contract/constants';
import type { Locale } from './locales';
import { messagesOf, type Messages } from './messages';

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** By language and namespace: a translator reads each message of it once. */
const translators = new Map<string, unknown>();
const formatters = new Map<Locale, ReturnType<typeof createFormatter>>();

/** The words of a language, where no page of React's is being made: the same as next-intl's hook gives. */
export function translatorOf<const Chosen extends Namespace = never>(
  locale: Locale,
  namespace?: Chosen,
): ReturnType<typeof createTranslator<Messages, Chosen>> {
  const key = `${locale} ${namespace ?? ''}`;
  let translator = translators.get(key);
  if (translator === undefined) {
    const messages = messagesOf(locale);
    translator = createTranslator({ locale, messages, timeZone: SITE_TIME_ZONE, namespace });
    translators.set(key, translator);
  }
  return translator as ReturnType<typeof createTranslator<Messages, Chosen>>;
}

/** Numbers and times of a language at the site's own time (spec section 9). */
export function formatterOf(locale: Locale): ReturnType<typeof createFormatter> {
  let formatter = formatters.get(locale);
  if (formatter === undefined) {
    formatter = createFormatter({ locale, timeZone: SITE_TIME_ZONE });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/** A language for markup that is made apart from React (components/ui/words). */
export function languageOf(locale: Locale) {
  return {
    locale,
    translator: (namespace?: string) => translatorOf(locale, namespace as never),
    formatter: formatterOf(locale),
  };
}
