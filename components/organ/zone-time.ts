const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A moment as the clocks of a zone show it, `2026-12-01T19:00`: what a date field takes. */
export function toZoneTime(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which the clocks of a zone show a time, as an ISO string; undefined for what is
 * no time. Of a time that there is not, in the hour that summer time skips, the one after it.
 */
export function fromZoneTime(local: string, timeZone: string): string | undefined {
  if (!LOCAL_TIME.test(local)) return undefined;
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  let guess = wanted;
  // The offset at the guess may differ from that at the moment meant: twice is enough.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${toZoneTime(new Date(guess).toISOString(), timeZone)}:00Z`);
    guess += wanted - shown;
  }
  return new Date(guess).toISOString();
}
