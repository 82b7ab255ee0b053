import { inputOfMoment, momentOfInput } from './site-moment';

describe('a time that the desk enters', () => {
  it('is at UTC+8', () => {
    expect(momentOfInput('2026-03-04T08:05')).toBe('2026-03-04T00:05:00.000Z');
    expect(momentOfInput('')).toBe('');
  });

  it('comes back as it was entered', () => {
    const moment = Date.parse('2026-03-04T20:30:00.000Z');
    expect(inputOfMoment(moment)).toBe('2026-03-05T04:30');
    expect(momentOfInput(inputOfMoment(moment))).toBe('2026-03-04T20:30:00.000Z');
  });

  it('is never before the moment that it stands for', () => {
    expect(inputOfMoment(Date.parse('2026-03-04T00:00:01.000Z'))).toBe('2026-03-04T08:01');
  });
});
