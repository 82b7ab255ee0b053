/** The offset of a zone at a moment, `UTC+8`, `UTC−4`, `UTC`; summer time counts. */
export function zoneOffset(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = parts.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value;
  return (name ?? 'GMT').replace(/^GMT(?:\+0$)?/, 'UTC').replace('-', '−');
}
