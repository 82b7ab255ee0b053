import { foreignLangs } from './pick-text';

const chinese = { 'zh-Hans': '发展者之夜', 'zh-Hant': '發展者之夜' };
const both = { ...chinese, en: 'Night of builders' };
const english = { 'zh-Hans': 'Demo night', 'zh-Hant': 'Demo night', en: 'Demo night' };
const name = { 'zh-Hans': 'ETHGlobal', 'zh-Hant': 'ETHGlobal' };
const none = { 'zh-Hans': '', 'zh-Hant': '', en: '' };

describe('languages of texts on a page', () => {
  it.each([
    ['en', { chinese: 'zh-Hans' }],
    ['zh-Hans', { english: 'en' }],
    ['zh-Hant', { english: 'en' }],
  ] as const)('are named where they are not %s', (locale, foreign) => {
    expect(foreignLangs({ chinese, both, english, name, none }, locale)).toEqual(foreign);
  });
});
