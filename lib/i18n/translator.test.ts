import { LOCALES } from './locales';
import { messagesOf } from './messages';
import { formatterOf, translatorOf } from './translator';

test('a translator speaks its language, with a namespace and without', () => {
  for (const locale of LOCALES) {
    const words = messagesOf(locale);
    expect(translatorOf(locale, 'article')('related')).toBe(words.article.related);
    expect(translatorOf(locale)('article.related')).toBe(words.article.related);
    expect(translatorOf(locale, 'article.share')('copy')).toBe(words.article.share.copy);
  }
});

test('one translator serves a language and namespace', () => {
  expect(translatorOf('en', 'article')).toBe(translatorOf('en', 'article'));
  expect(translatorOf('en', 'article')).not.toBe(translatorOf('en', 'flash'));
  expect(formatterOf('en')).toBe(formatterOf('en'));
});

test('times are those of the site, in UTC+8', () => {
  const time = formatterOf('en').dateTime(new Date('2026-03-08T20:30:00.000Z'), {
    dateStyle: 'long',
  });
  expect(time).toBe('March 9, 2026');
});
