import { numberFormat } from './intl-formats';
import type { Locale } from './locales';

/** Digits after the point of a currency: yen have none. */
export function currencyDigits(currency: string): number {
  const format = numberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A price as a reader writes it, of the currency's smallest unit: `HK$120.00`. */
export function moneyText(minor: number, currency: string, locale: Locale): string {
  const digits = currencyDigits(currency);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: minor % 10 ** digits === 0 ? 0 : digits,
  }).format(minor / 10 ** digits);
}
