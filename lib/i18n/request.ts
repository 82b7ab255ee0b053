import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { SITE_TIME_ZONE } from '../contract/constants';
import { DEFAULT_LOCALE, isLocale } from './locales';
import { messagesOf } from './messages';

/** Language of the page from its root parameter: no header is read, pages stay static. */
export default getRequestConfig(async ({ locale: asked }) => {
  const wanted = asked ?? (await rootLocale());
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, messages: messagesOf(locale), timeZone: SITE_TIME_ZONE };
});
