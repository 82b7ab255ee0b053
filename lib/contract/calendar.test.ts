import { calendarViewParam, readCalendarView } from './calendar';

describe('a view of the calendar in a path', () => {
  it.each([
    ['2026-12', { month: '2026-12' }],
    ['macro', { kind: 'macro' }],
    ['2026-12-macro', { month: '2026-12', kind: 'macro' }],
  ])('reads %s, and writes it the same', (text, view) => {
    expect(readCalendarView(text)).toEqual(view);
    expect(calendarViewParam(view as Parameters<typeof calendarViewParam>[0])).toBe(text);
  });

  it.each([
    '',
    '2026-13',
    '2026-1',
    '2026-12-',
    '2026-12-party',
    'party',
    '-macro',
    'macro-2026-12',
  ])('knows no view named "%s"', (text) => {
    expect(readCalendarView(text)).toBeUndefined();
  });

  it('has no text for the agenda of all kinds', () => {
    expect(calendarViewParam({})).toBeUndefined();
  });
});
