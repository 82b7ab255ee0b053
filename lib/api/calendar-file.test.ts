import { calendarFile, escapeText, foldLine, type CalendarFileEvent } from './calendar-file';

const HEAD = { producer: 'News', name: 'Calendar', language: 'en' };
const EVENT: CalendarFileEvent = {
  uid: 'date-1@example.org',
  title: 'A date',
  when: { startAt: '2026-11-28T00:30:00.000Z', endAt: '2026-11-28T02:00:00.000Z' },
  changedAt: '2026-11-01T08:00:00.000Z',
};

const linesOf = (...events: CalendarFileEvent[]) =>
  calendarFile(HEAD, events).replaceAll('\r\n ', '').split('\r\n');

describe('escapeText', () => {
  it.each([
    ['a comma, a semicolon; a \\ backslash', 'a comma\\, a semicolon\\; a \\\\ backslash'],
    ['two\r\nlines\rand\nmore', 'two\\nlines\\nand\\nmore'],
    ['a bell\u0007 and a tab\t', 'a bell and a tab\t'],
    ['中文：逗号，不必转义', '中文：逗号，不必转义'],
  ])('of %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe('foldLine', () => {
  it('leaves 75 octets alone and breaks the 76th', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it.each([['汉'], ['é'], ['😀'], ['a汉😀']])(
    'keeps %s whole and every line within 75 octets',
    (sign) => {
      const line = `SUMMARY:${sign.repeat(60)}`;
      const folded = foldLine(line);
      const parts = folded.split('\r\n');
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.every((part) => Buffer.byteLength(part) <= 75)).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
      expect(folded).not.toContain('\uFFFD');
    },
  );
});

describe('calendarFile', () => {
  it('is one calendar whose every line ends with CRLF', () => {
    const text = calendarFile(HEAD, [EVENT]);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('writes hours in UTC and the last change as DTSTAMP', () => {
    expect(linesOf(EVENT)).toEqual(
      expect.arrayContaining([
        'UID:date-1@example.org',
        'DTSTAMP:20261101T080000Z',
        'DTSTART:20261128T003000Z',
        'DTEND:20261128T020000Z',
        'SEQUENCE:0',
      ]),
    );
  });

  it('reads an offset and leaves the end of a moment away', () => {
    const lines = linesOf({
      ...EVENT,
      when: { startAt: '2026-11-28T08:30:00+08:00', endAt: null },
    });
    expect(lines).toContain('DTSTART:20261128T003000Z');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  it.each([
    ['one day', '2026-12-31', undefined, '20261231', '20270101'],
    ['several days', '2028-02-28', '2028-02-29', '20280228', '20280301'],
  ])('excludes the end of %s', (_what, firstDay, lastDay, start, end) => {
    const lines = linesOf({ ...EVENT, when: { firstDay, lastDay } });
    expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  it('escapes texts but not the address, and separates categories', () => {
    const lines = linesOf({
      ...EVENT,
      title: 'Rates, and more; see note',
      description: 'first\nsecond',
      place: 'Hall 1, Hong Kong',
      url: 'https://example.org/a?b=1,2;c',
      categories: ['Economy, world', 'Other'],
    });
    expect(lines).toContain('SUMMARY;LANGUAGE=en:Rates\\, and more\\; see note');
    expect(lines).toContain('DESCRIPTION;LANGUAGE=en:first\\nsecond');
    expect(lines).toContain('LOCATION;LANGUAGE=en:Hall 1\\, Hong Kong');
    expect(lines).toContain('URL:https://example.org/a?b=1,2;c');
    expect(lines).toContain('CATEGORIES;LANGUAGE=en:Economy\\, world,Other');
  });

  it('does not let a value begin a line of its own', () => {
    const lines = linesOf({
      ...EVENT,
      title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      url: 'https://example.org/\r\nX-EVIL:1',
    });
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('X-EVIL'))).toBe(false);
  });

  it('gives equal bytes for equal input', () => {
    expect(calendarFile(HEAD, [EVENT])).toBe(calendarFile(HEAD, [EVENT]));
  });

  it.each([
    ['a day that is none', { firstDay: '2026-02-30x' }],
    ['a time that is none', { startAt: 'tomorrow' }],
  ])('refuses %s', (_what, when) => {
    expect(() => calendarFile(HEAD, [{ ...EVENT, when }])).toThrow(RangeError);
  });
});
