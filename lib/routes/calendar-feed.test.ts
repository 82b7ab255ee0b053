import { LOCALES } from '@/lib/i18n/locales';
import { calendarFeedPath, readCalendarFeedPath } from './calendar-feed';

describe('addresses of calendar files', () => {
  it.each(LOCALES)('are read back in %s', (locale) => {
    const [, , , language = '', file = ''] = calendarFeedPath(locale, 'macro').split('/');
    expect(readCalendarFeedPath(language, file)).toEqual({ locale, scope: 'macro' });
  });

  it.each([
    ['fr', 'all.ics'],
    ['zh-Hans', 'all.ics'],
    ['en', 'all'],
    ['en', '.ics'],
    ['en', '../all.ics'],
    ['en', 'ALL.ics'],
  ])('%s/%s is none', (language, file) => {
    expect(readCalendarFeedPath(language, file)).toBeNull();
  });
});
