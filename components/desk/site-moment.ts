/** Times of the desk are entered as they are shown: at UTC+8 (spec section 4). */
const SITE_OFFSET_MS = 8 * 3_600_000;
const MINUTE_MS = 60_000;

/** A `datetime-local` value at UTC+8 as ISO 8601 in UTC; '' for none. */
export function momentOfInput(value: string): string {
  const time = Date.parse(`${value}Z`);
  return Number.isNaN(time) ? '' : new Date(time - SITE_OFFSET_MS).toISOString();
}

/** A moment (ms) as the value of a `datetime-local` at UTC+8, up to the next whole minute. */
export function inputOfMoment(time: number): string {
  const minute = Math.ceil(time / MINUTE_MS) * MINUTE_MS;
  return new Date(minute + SITE_OFFSET_MS).toISOString().slice(0, 16);
}
