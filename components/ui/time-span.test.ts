import { spanText } from './time-span';

const span = {
  start_time: '2026-12-01T11:00:00.000Z',
  end_time: '2026-12-01T14:00:00.000Z',
  time_zone: 'Asia/Hong_Kong',
};

describe('when an event is', () => {
  it.each([
    ['zh-Hans', '2026年12月1日周二 19:00 – 22:00 UTC+8'],
    ['zh-Hant', '2026年12月1日週二 19:00 – 22:00 UTC+8'],
    ['en', 'Tue, December 1, 2026 19:00 – 22:00 UTC+8'],
  ] as const)('is said with its end and zone in %s', (locale, text) => {
    expect(spanText(span, locale)).toBe(text);
  });

  it('names the second day where it ends on another', () => {
    const text = spanText({ ...span, end_time: '2026-12-01T17:30:00.000Z' }, 'en');
    expect(text).toBe('Tue, December 1, 2026 19:00 – Wed, December 2, 2026 01:30 UTC+8');
  });

  it('falls back to the site’s zone where a zone is none', () => {
    expect(spanText({ ...span, time_zone: 'Moon/Base' }, 'en')).toContain('19:00');
  });
});
