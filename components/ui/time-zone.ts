/** The zone that times fall back to when an event names one that is unknown. */
const FALLBACK_ZONE = 'Asia/Shanghai';

/** An IANA zone that can be formatted in: the event's own, or the site's for an unknown name. */
export function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return FALLBACK_ZONE;
  }
}

/** The offset of a zone at a moment, `UTC+8`, `UTC−4`, `UTC`; summer time counts. */
export function zoneOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = parts.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value;
  return (name ?? 'GMT').replace(/^GMT(?:\+0$)?/, 'UTC').replace('-', '−');
}
