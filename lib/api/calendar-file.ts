/** One VEVENT, in plain values: texts unescaped, times as instants or calendar days. */
export interface CalendarFileEvent {
  /** Stable for ever: a calendar that subscribed knows the entry by it. */
  uid: string;
  title: string;
  when: TimedSpan | AllDaySpan;
  description?: string | null;
  place?: string | null;
  /** Language of its texts where it is not that of the file. */
  language?: string | undefined;
  /** Absolute address of the entry's own page. */
  url?: string | null;
  categories?: readonly string[];
  /** Raised at each change that a calendar has to notice. Default 0. */
  sequence?: number;
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Last change of the entry; DTSTAMP and LAST-MODIFIED. An instant, ISO 8601. */
  changedAt: string;
}

/** Instants (ISO 8601 with an offset or Z); an end that is missing means a moment. */
export interface TimedSpan {
  startAt: string;
  endAt?: string | null;
}

/** Calendar days (yyyy-mm-dd), both included; a lastDay that is missing means one day. */
export interface AllDaySpan {
  firstDay: string;
  lastDay?: string | null;
}

/** What the whole file says about itself. */
export interface CalendarFileHead {
  /** Who made it, for PRODID: a brand's name. */
  producer: string;
  /** What a calendar application calls the subscription. */
  name: string;
  description?: string;
  /** Language tag of the texts, such as zh-Hans. */
  language?: string;
  /** Address that the file is served from. */
  source?: string;
  /** How often a subscriber should look again. Default 6 hours. */
  refreshHours?: number;
}

/** The media type that goes with the text of `calendarFile`. */
export const CALENDAR_FILE_TYPE = 'text/calendar; charset=utf-8';

/**
 * The iCalendar file of some events (RFC 5545, with the names of RFC 7986). Times are written in
 * UTC, which every zone reads rightly, whole days as VALUE=DATE with the end excluded. Equal input
 * gives equal bytes, so that an ETag can be made of them.
 * @throws RangeError when a time or a day is none
 */
export function calendarFile(head: CalendarFileHead, events: readonly CalendarFileEvent[]): string {
  const refresh = `PT${head.refreshHours ?? 6}H`;
  const language = head.language ? `;LANGUAGE=${head.language}` : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(head.producer).replaceAll('/', '-')}//Calendar 1.0//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME${language}:${escapeText(head.name)}`,
    `X-WR-CALNAME:${escapeText(head.name)}`,
    ...(head.description
      ? [
          `DESCRIPTION${language}:${escapeText(head.description)}`,
          `X-WR-CALDESC:${escapeText(head.description)}`,
        ]
      : []),
    ...(head.source ? [`SOURCE;VALUE=URI:${plainUri(head.source)}`] : []),
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarFileEvent, ofFile: string): string[] {
  const language = event.language ? `;LANGUAGE=${event.language}` : ofFile;
  const changed = utcStamp(event.changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    ...spanLines(event.when),
    `SUMMARY${language}:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION${language}:${escapeText(event.description)}`] : []),
    ...(event.place ? [`LOCATION${language}:${escapeText(event.place)}`] : []),
    ...(event.url ? [`URL:${plainUri(event.url)}`] : []),
    ...(event.categories?.length
      ? [`CATEGORIES${language}:${event.categories.map(escapeText).join(',')}`]
      : []),
    `STATUS:${event.status ?? 'CONFIRMED'}`,
    `TRANSP:${'firstDay' in event.when ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

/** DTEND excludes itself: the day after the last one, or nothing for a moment. */
function spanLines(when: TimedSpan | AllDaySpan): string[] {
  if ('firstDay' in when) {
    const dayAfter = new Date(dayAsInstant(when.lastDay ?? when.firstDay) + 86_400_000);
    return [
      `DTSTART;VALUE=DATE:${dateStamp(new Date(dayAsInstant(when.firstDay)))}`,
      `DTEND;VALUE=DATE:${dateStamp(dayAfter)}`,
    ];
  }
  const start = utcStamp(when.startAt);
  const end = when.endAt ? utcStamp(when.endAt) : start;
  return end > start ? [`DTSTART:${start}`, `DTEND:${end}`] : [`DTSTART:${start}`];
}

/** Text as a property value: what separates is escaped, what is no text is dropped (3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/**
 * A content line broken so that no part is longer than 75 octets without its line end, never inside
 * a character (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = 75;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      parts.push(part);
      part = '';
      // The blank that a continued line begins with counts too.
      room = 74;
    }
    part += character;
    room -= octets;
  }
  parts.push(part);
  return parts.join('\r\n ');
}

/** An address as a URI value: not escaped as text, but free of what would end the line. */
function plainUri(address: string): string {
  return address.replace(/[\s\u0000-\u001F\u007F]/g, (sign) => encodeURIComponent(sign));
}

function utcStamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');
}

function dateStamp(day: Date): string {
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

function dayAsInstant(day: string): number {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(instant)) {
    throw new RangeError(`${day} is no calendar day`);
  }
  return instant;
}
