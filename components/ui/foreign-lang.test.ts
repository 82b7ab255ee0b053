import { editionMark } from './foreign-lang';

const WORDS = { sponsored: '赞助', inChinese: '中文', inEnglish: '英文' };

describe('editionMark', () => {
  it('marks what a reader of the page may not read', () => {
    expect(editionMark('zh-Hans', 'en', WORDS)).toBe('中文');
    expect(editionMark('en', 'zh-Hans', WORDS)).toBe('英文');
  });

  it('says nothing between the two Chinese scripts, and nothing in the same language', () => {
    expect(editionMark('zh-Hans', 'zh-Hant', WORDS)).toBeUndefined();
    expect(editionMark('en', 'en', WORDS)).toBeUndefined();
  });
});
