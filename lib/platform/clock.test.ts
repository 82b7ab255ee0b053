import { fixedClock } from './clock';

describe('fixedClock', () => {
  it('stands still until it is advanced', () => {
    const clock = fixedClock('2026-03-01T00:00:00Z');
    expect(clock.now()).toEqual(clock.now());
    clock.advance(90_000);
    expect(clock.now().toISOString()).toBe('2026-03-01T00:01:30.000Z');
  });

  it('refuses what is no time', () => {
    expect(() => fixedClock('tomorrow')).toThrow(RangeError);
  });
});
