import type { CodedError } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { translatorOf } from '../i18n/translator';

/** The sentence that a reader of `locale` sees for an error of the table. */
export function errorMessage(error: CodedError, locale: Locale): string {
  // An existing back end explains its own refusals; its words go to the reader unchanged.
  const { message } = error.details;
  if (typeof message === 'string' && message !== '') return message;
  const translate = translatorOf(locale, 'errors');
  return translate(error.key, { minutes: 1, ...error.details });
}
