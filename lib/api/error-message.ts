import { createTranslator } from 'next-intl';
import type { CodedError } from '../contract/error-codes';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';

/** The sentence that a reader of `locale` sees for an error of the table. */
export function errorMessage(error: CodedError, locale: Locale): string {
  // An existing back end explains its own refusals; its words go to the reader unchanged.
  const { message } = error.details;
  if (typeof message === 'string' && message !== '') return message;
  const translate = createTranslator({ locale, messages: messagesOf(locale), namespace: 'errors' });
  return translate(error.key, { minutes: 1, ...error.details });
}
