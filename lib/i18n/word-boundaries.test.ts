import { createWordCutter } from './word-boundaries';

describe('word cutter', () => {
  const words = createWordCutter({ words: [['区块头', 3000]] });

  it('gives every unit of the text back, in order', () => {
    const text = '将资金发送到 0xAb😀，𠮷野家\n后天';
    expect(words.cut(text).join('')).toBe(text);
  });

  it('knows common words and those it was given', () => {
    expect(words.cut('资金发送')).toEqual(['资金', '发送']);
    expect(words.cut('区块头发送')).toEqual(['区块头', '发送']);
  });

  it('sees the seams in rare compounds, unless they are to be kept', () => {
    expect(words.cut('考试制度')).toEqual(['考试', '制度']);
    const keeping = createWordCutter({ keepRare: (word) => word === '考试制度' });
    expect(keeping.cut('考试制度')).toEqual(['考试制度']);
  });

  it('tells verbs from nouns', () => {
    expect(words.partOfSpeech('表示')).toMatch(/^v/u);
    expect(words.partOfSpeech('股票')).toMatch(/^n/u);
  });
});
