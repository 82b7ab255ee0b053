import type { MarketUnit } from '@/lib/contract/market';
import { dateFormat, numberFormat } from '@/lib/i18n/intl-formats';
import type { Locale } from '@/lib/i18n/locales';

/** From here on dollars are said in words: 2.1万亿, 2.1T. */
const LARGE_USD = 1e8;
const SUFFIX: Partial<Record<MarketUnit, string>> = {
  btc: ' BTC',
  sat_vb: ' sat/vB',
  eh_s: ' EH/s',
  percent: '%',
};

/** A figure in its unit, as it is read; for the server and the chart's script alike. */
export function figureText(value: number, unit: MarketUnit, locale: Locale): string {
  if (unit === 'usd') return dollars(value, locale);
  const digits = unit === 'sat_vb' || unit === 'percent' ? 1 : 0;
  return `${plain(value, locale, digits)}${SUFFIX[unit] ?? ''}`;
}

/** The same, short enough for the edge of a chart. */
export function axisText(value: number, unit: MarketUnit, locale: Locale): string {
  const number = numberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: unit === 'btc' ? 3 : 2,
  }).format(value);
  if (unit === 'usd') return `$${number}`;
  return unit === 'percent' ? `${number}%` : number;
}

/** Amounts of coins with all their digits up to `digits`. */
export function plain(value: number, locale: Locale, digits = 0): string {
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** The size of a change without its sign: `1.20%`, `0.4`, `450 BTC`. */
export function changeText(by: number, kind: 'percent' | 'points' | 'btc', locale: Locale): string {
  const size = Math.abs(by);
  if (kind === 'btc') return `${plain(size, locale)} BTC`;
  return kind === 'percent' ? `${plain(size, locale, 2)}%` : plain(size, locale, 1);
}

/** A day of a series (UTC): `2026-03-04`, in English `Mar 4, 2026`. */
export function dayText(at: string | number, locale: Locale): string {
  const day = new Date(at);
  if (locale !== 'en') return day.toISOString().slice(0, 10);
  return dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

function dollars(value: number, locale: Locale): string {
  if (value >= LARGE_USD) {
    const number = numberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: 2,
    }).format(value);
    return `$${number}`;
  }
  return `$${plain(value, locale, value < 1 ? 4 : value < 10 ? 3 : 2)}`;
}
