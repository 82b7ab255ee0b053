import { knownZone, zoneOffset } from './time-zone';

describe('zoneOffset', () => {
  it.each([
    ['Asia/Hong_Kong', '2026-07-01T00:00:00Z', 'UTC+8'],
    ['America/New_York', '2026-07-01T00:00:00Z', 'UTC−4'],
    ['America/New_York', '2026-12-01T00:00:00Z', 'UTC−5'],
    ['Asia/Kolkata', '2026-12-01T00:00:00Z', 'UTC+5:30'],
    ['Europe/London', '2026-12-01T00:00:00Z', 'UTC'],
  ])('is the offset of %s at %s', (zone, moment, offset) => {
    expect(zoneOffset(new Date(moment), zone)).toBe(offset);
  });
});

describe('knownZone', () => {
  it('keeps a real zone and replaces an unknown one', () => {
    expect(knownZone('Asia/Singapore')).toBe('Asia/Singapore');
    expect(knownZone('Atlantis/Harbour')).toBe('Asia/Shanghai');
  });
});
