import type { Locale } from '@/lib/i18n/locales';
import { fullTime } from './relative-time';

export interface RelativeTimeProps {
  iso: string;
  locale: Locale;
  className?: string | undefined;
}

/**
 * A moment: the full date at UTC+8 in the HTML, which may be kept for long; the page's
 * behaviours (layout/behaviours/relative-times) turn it into "3 hours ago" and keep it true.
 * Stands last in its line and keeps the date's width there (app/globals.css), so that the change
 * of text moves nothing.
 */
export function RelativeTime({ iso, locale, className }: RelativeTimeProps) {
  return (
    <time dateTime={iso} data-relative="" className={className}>
      {fullTime(iso, locale)}
    </time>
  );
}
