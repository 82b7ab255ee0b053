import { fromZoneTime, toZoneTime } from './zone-time';

describe('times by the clocks of a zone', () => {
  it.each([
    ['2026-12-01T19:00', 'Asia/Hong_Kong', '2026-12-01T11:00:00.000Z'],
    ['2026-07-01T19:00', 'America/New_York', '2026-07-01T23:00:00.000Z'],
    ['2026-12-01T19:00', 'America/New_York', '2026-12-02T00:00:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-12-01T00:00', 'Etc/UTC', '2026-12-01T00:00:00.000Z'],
  ])('%s in %s is %s, and back', (local, zone, iso) => {
    expect(fromZoneTime(local, zone)).toBe(iso);
    expect(toZoneTime(iso, zone)).toBe(local);
  });

  it('is none for what is no time', () => expect(fromZoneTime('', 'Etc/UTC')).toBeUndefined());
});
