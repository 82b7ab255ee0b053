import { dateFormat, numberFormat } from './intl-formats';

const moment = new Date('2026-03-08T06:30:00.000Z');

test('one format serves the same language and options, others have their own', () => {
  const shanghai = dateFormat('en', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });
  expect(dateFormat('en', { timeZone: 'Asia/Shanghai', timeStyle: 'short' })).toBe(shanghai);
  expect(shanghai.format(moment)).toMatch(/2:30\sPM/);
  const paris = dateFormat('en', { timeZone: 'Europe/Paris', timeStyle: 'short' });
  expect(paris.format(moment)).toMatch(/7:30\sAM/);
  expect(dateFormat('zh-Hans', { timeZone: 'Europe/Paris', timeStyle: 'short' })).not.toBe(paris);
});

test('an unknown zone is refused each time', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(() => dateFormat('en', { timeZone: 'Nowhere/At_All' })).toThrow(RangeError);
  }
});

test('what strangers choose does not fill the memory', () => {
  const first = numberFormat('en', { maximumFractionDigits: 7 });
  for (let digits = 1; digits <= 21; digits += 1) {
    for (const locale of Array.from(
      { length: 26 },
      (_, at) => `en-A${String.fromCharCode(65 + at)}`,
    )) {
      numberFormat(locale, { maximumSignificantDigits: digits });
    }
  }
  const again = numberFormat('en', { maximumFractionDigits: 7 });
  expect(again).not.toBe(first);
  expect(again.format(1.5)).toBe('1.5');
});
