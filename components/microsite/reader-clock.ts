/**
 * A moment on the reader's own clock, with the weekday when that may differ;
 * undefined where the clock shows the same as the gathering's.
 * @param shown the time that the page shows, `09:30`.
 * @param timeZone the reader's zone; the browser's where left out.
 */
export function readerClock(
  moment: string,
  shown: string,
  locale: string,
  timeZone?: string,
): string | undefined {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const clock = new Intl.DateTimeFormat(locale, options).format(new Date(moment));
  if (clock === shown.trim()) return undefined;
  return new Intl.DateTimeFormat(locale, { ...options, weekday: 'short' }).format(new Date(moment));
}
