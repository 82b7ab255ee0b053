import { wholeLink } from './whole-link';

it.each([
  ['t.me/harbour', 'https://t.me/harbour'],
  [' www.youtube.com/@tide ', 'https://www.youtube.com/@tide'],
  ['https://x.com/tide', 'https://x.com/tide'],
  ['http://example.org', 'http://example.org'],
  ['@tide', '@tide'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['me@example.org', 'me@example.org'],
  ['', ''],
])('makes of %j the link %j', (typed, link) => {
  expect(wholeLink(typed)).toBe(link);
});
