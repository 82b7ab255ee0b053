import { SITE_TIME_ZONE } from '../contract/constants';
import { dateFormat } from './intl-formats';
import type { Locale } from './locales';

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Moments among the arguments of a sentence as a reader writes them, in the site's time. */
export function withSiteTimes(
  params: Readonly<Record<string, string | number>>,
  locale: Locale,
): Record<string, string | number> {
  const format = dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SITE_TIME_ZONE,
  });
  const entries = Object.entries(params).map(([name, value]) => {
    const isMoment = typeof value === 'string' && ISO_MOMENT.test(value);
    return [name, isMoment ? `${format.format(new Date(value))} (UTC+8)` : value] as const;
  });
  return Object.fromEntries(entries);
}
