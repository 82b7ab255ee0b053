import { countWords } from './word-count';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['页面打不开', 5],
    ['页面打不开！！！……', 5],
    ['The page does not open.', 5],
    ["It doesn't open", 3],
    ['页面 doesn’t 打开', 5],
    ['打开https://example.org/a?b=c很慢', 5],
    ['比特币跌到 61,234.50 美元', 8],
    ['繁體與简体', 5],
    ['Hello，world。Again', 3],
    ['well-known and/or', 2],
    ['👍👍 — … ！', 0],
    ['👍 好', 1],
    ['こんにちは 안녕', 7],
    ['a'.repeat(4_000), 1],
  ])('counts %j as %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
