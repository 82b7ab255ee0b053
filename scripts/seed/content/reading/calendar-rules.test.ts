import { macroDates } from './calendar-macro';
import { businessDayUntil, dayIn, easterOf } from './calendar-rules';
import { sampleDates } from './calendar-samples';

describe('easterOf', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('of %d is %s', (year, day) => expect(easterOf(year)).toBe(day));
});

describe('businessDayUntil', () => {
  it('goes back over weekends and holidays', () => {
    const isChristmas = (day: string) => day.endsWith('-12-25');
    expect(businessDayUntil('2026-12-27', isChristmas)).toBe('2026-12-24');
    expect(businessDayUntil('2026-12-23', isChristmas)).toBe('2026-12-23');
  });
});

describe('dayIn', () => {
  it('is the day that the clocks of the zone show', () => {
    const moment = Date.parse('2026-11-28T23:30:00Z');
    expect(dayIn(moment, 'Asia/Shanghai')).toBe('2026-11-29');
    expect(dayIn(moment, 'America/New_York')).toBe('2026-11-28');
  });
});

describe('dates of a custom', () => {
  const dates = macroDates('2026-11-28');
  const dayOf = (key: string) => {
    const when = dates.find((date) => date.key === key)?.when;
    return when?.form === 'hours' ? dayIn(Date.parse(when.startAt), when.timeZone) : undefined;
  };

  it.each([
    ['jobs:2026-12', '2026-12-04'],
    ['jobs:2027-1', '2027-01-08'],
    ['futures:2026-12', '2026-12-24'],
    ['futures:2027-3', '2027-03-25'],
    ['futures:2026-11', '2026-11-27'],
  ])('keep clear of holidays: %s on %s', (key, day) => expect(dayOf(key)).toBe(day));

  it('call next year’s meetings of the Fed tentative', () => {
    const meeting = dates.find(({ key }) => key === 'fomc:2027-01-27');
    expect(meeting).toMatchObject({ isTentative: true });
    expect(dates.find(({ key }) => key === 'fomc:2026-12-09')?.isTentative).toBeUndefined();
  });

  it('have no developers’ call between Christmas Eve and New Year', () => {
    const calls = sampleDates('2026-12-10').filter(({ key }) => key.startsWith('acd:'));
    expect(calls.map(({ key }) => key)).toEqual([
      'acd:2026-12-10',
      'acd:2026-12-17',
      'acd:2027-01-07',
      'acd:2027-01-14',
    ]);
  });
});
