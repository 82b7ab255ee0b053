import type { Locale } from '@/lib/i18n/locales';

const SHORT_SPAN_MS = 60 * 86_400_000;

/** Where a word stands over the plot. */
export function placed({ x, y }: { x?: number; y?: number }): { left?: string; top?: string } {
  return {
    ...(x === undefined ? {} : { left: `${(x * 100).toFixed(2)}%` }),
    ...(y === undefined ? {} : { top: `${(y * 100).toFixed(2)}%` }),
  };
}

/** Where a mark's word has room: near the edges it is moved inward. */
export function roomOf({ x, y }: { x: number; y: number }, name: 'max' | 'min') {
  return {
    edge: x < 0.12 ? 'left' : x > 0.88 ? 'right' : undefined,
    side: name === 'max' || y > 0.93 ? 'above' : 'below',
  };
}

/** The word under a day: its month in a long span, month and day in a short one. */
export function dayLabel(at: number, spanMs: number, locale: Locale): string {
  const isShort = spanMs < SHORT_SPAN_MS;
  const parts = isShort
    ? ({ month: 'numeric', day: 'numeric' } as const)
    : ({ month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(at);
}
