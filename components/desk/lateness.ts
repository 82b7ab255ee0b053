/** How late something is, in the largest unit that tells enough. */
export interface Lateness {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/**
 * @param expected moment as ISO 8601; @param now in ms.
 * @returns null while it is not late.
 */
export function lateness(expected: string, now: number): Lateness | null {
  const minutes = Math.floor((now - Date.parse(expected)) / MINUTE_MS);
  if (!(now > Date.parse(expected))) return null;
  if (minutes < 2 * HOUR_MINUTES) return { unit: 'minutes', count: Math.max(1, minutes) };
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < 2 * DAY_HOURS) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
}
