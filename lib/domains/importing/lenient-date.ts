const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** Zone names of RFC 822 and a few that feeds use, in hours east of UTC. */
const ZONES: Record<string, number> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6 },
  ...{ pst: -8, pdt: -7, bst: 1, cet: 1, cest: 2, msk: 3, hkt: 8, sgt: 8, jst: 9, kst: 9 },
};
const YEAR_MIN = 1970;
const YEAR_MAX = 2100;

/**
 * A date as people and programs write it, as ISO 8601 in UTC: ISO and its
 * relatives, RFC 822 with names of zones, Chinese dates, seconds or milliseconds
 * since 1970. Without a zone it is taken as UTC. Null for what is no date.
 */
export function parseDate(value: unknown): string | null {
  if (value instanceof Date) return isoOf(value.getTime());
  if (typeof value === 'number') return isoOf(value > 1e11 ? value : value * 1000);
  if (typeof value !== 'string' || value.length > 100) return null;
  const text = value.trim();
  return (
    fromNumbers(text) ??
    fromRfc822(text) ??
    (/^\d{9,13}$/.test(text) ? parseDate(Number(text)) : null)
  );
}

/** The date at the start of a file name (`2024-06-07-title.md`), or null. */
export function dateOfFileName(name: string): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=[-_.]|$)/.exec(name);
  return match ? parseDate(match.slice(1, 4).join('-')) : null;
}

function fromNumbers(text: string): string | null {
  const match =
    /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?(?:[T\s]+(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?(?:[.,]\d+)?秒?分?)?\s*(Z|[A-Za-z]{2,4}|[+-]\d{2}:?\d{2}|[+-]\d{1,2})?$/.exec(
      text,
    ) ?? /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  if (!match) return null;
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', zone] = match;
  return utc([year, month, day, hour, minute, second].map(Number), zone);
}

function fromRfc822(text: string): string | null {
  const match =
    /^(?:\p{L}{2,9}\.?,?\s+)?(\d{1,2})[\s-]+(\p{L}{3,9})\.?[\s-]+(\d{2,4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*([A-Za-z]{1,4}|[+-]\d{2}:?\d{2})?/u.exec(
      text,
    );
  const american =
    /^(?:\p{L}{2,9}\.?,?\s+)?(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(?:(\d{1,2}):(\d{2})(?::(\d{2}))?\s+)?(\d{4})$/u.exec(
      text,
    );
  if (match) {
    const [, day, month, year = '', hour = '0', minute = '0', second = '0', zone] = match;
    const fullYear =
      year.length > 2 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
    return utc(
      [fullYear, monthOf(month), Number(day), Number(hour), Number(minute), Number(second)],
      zone,
    );
  }
  if (!american) return null;
  const [, month, day, hour = '0', minute = '0', second = '0', year] = american;
  return utc(
    [Number(year), monthOf(month), Number(day), Number(hour), Number(minute), Number(second)],
    undefined,
  );
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function utc(parts: number[], zone: string | undefined): string | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const time = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const back = new Date(time);
  const isReal =
    back.getUTCMonth() === month - 1 && back.getUTCDate() === day + (hour === 24 ? 1 : 0);
  if (month < 1 || hour > 24 || minute > 59 || !isReal) return null;
  return isoOf(time - zoneMs(zone));
}

function zoneMs(zone = 'Z'): number {
  const offset = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!offset) return (ZONES[zone.toLowerCase()] ?? 0) * 3_600_000;
  const [, sign, hours, minutes = '0'] = offset;
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}

function isoOf(time: number): string | null {
  if (!Number.isFinite(time) || Math.abs(time) > 8.64e15) return null;
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return year >= YEAR_MIN && year <= YEAR_MAX ? date.toISOString() : null;
}
