const DAY_MS = 86_400_000;

/** A day, yyyy-mm-dd, from a year, a month from 1 and a day. */
export function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day some days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first, second … day of the week in a month; 0 is Sunday. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}

/** The last day of the week in a month; 0 is Sunday. */
export function lastWeekday(year: number, month: number, weekday: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  return dayOf(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
}

/** The moment when the clocks of a zone show a time of a day, as ISO 8601 in UTC. */
export function zoned(day: string, clock: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  let time = wanted;
  // Twice: the first guess may stand on the other side of a change of the clocks.
  for (let round = 0; round < 2; round += 1) time = wanted - offsetMs(time, timeZone);
  return new Date(time).toISOString();
}

/** The day, yyyy-mm-dd, that the clocks of a zone show at a moment. */
export function dayIn(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
}

/** A day itself, or the last one before it that is no holiday and no day of a weekend. */
export function businessDayUntil(day: string, isHoliday: (day: string) => boolean): string {
  const weekday = new Date(day).getUTCDay();
  const isWorked = weekday !== 0 && weekday !== 6 && !isHoliday(day);
  return isWorked ? day : businessDayUntil(daysAfter(day, -1), isHoliday);
}

/** Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor(century / 4);
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - skipped - moon + 15) % 30;
  const full =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + skipped) % 7;
  const offset = full - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/** The months from some before a day's to some after it, as year and month from 1. */
export function monthsAround(day: string, before: number, after: number) {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: before + after + 1 }, (_, at) => {
    const index = year * 12 + month - 1 - before + at;
    return { year: Math.floor(index / 12), month: (index % 12) + 1 };
  });
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetMs(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
