import { bareKeyword } from './bare-keyword';

describe('bareKeyword', () => {
  it.each([
    ['「自己驗證」', '自己驗證'],
    ['“自己验证”', '自己验证'],
    ['"account abstraction"', 'account abstraction'],
    ['『「帳本」』', '帳本'],
    ['「「帳本」」', '帳本'],
    [' 《比特币》 ', '比特币'],
  ])('takes the marks off %s', (keyword, bare) => expect(bareKeyword(keyword)).toBe(bare));

  it.each(['自己验证', '"', '""', '「」', '“甲”与“乙”', '"a" or "b"', '「甲」と', "don't", "'tis"])(
    'leaves %s as it is',
    (keyword) => expect(bareKeyword(keyword)).toBe(keyword),
  );
});
