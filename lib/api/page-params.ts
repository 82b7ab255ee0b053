import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '../i18n/locales';

/**
 * The page's language. The build renders one placeholder that is no language:
 * it stops here, before anything is read, so the build needs no database.
 */
export function localeOf(value: string): Locale {
  if (!isLocale(value)) notFound();
  return value;
}

/** An id or page number of a path; what is none stops the page. */
export function numberOf(value: string): number {
  if (!/^[1-9]\d{0,9}$/.test(value)) notFound();
  return Number(value);
}

/** A day of a path, yyyy-mm-dd; what is none stops the page. */
export function dayOf(value: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value))) notFound();
  return value;
}
