import { blocksOf } from './light-markup';

const plain = (text: string) => ({ text, url: '' });

describe('text with light marks', () => {
  it('is paragraphs, headings and lists', () => {
    const text = '## 议程\n七点入场\n请带电脑\n\n- 演示\n- 讨论\n\n1. 签到\n2) 入座\n\n最后一段';
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', lines: [[plain('议程')]] },
      { kind: 'paragraph', lines: [[plain('七点入场')], [plain('请带电脑')]] },
      { kind: 'bullets', lines: [[plain('演示')], [plain('讨论')]] },
      { kind: 'numbers', lines: [[plain('签到')], [plain('入座')]] },
      { kind: 'paragraph', lines: [[plain('最后一段')]] },
    ]);
  });

  it.each([
    ['见 https://example.org/a。', ['见 ', 'https://example.org/a', '。'], 'https://example.org/a'],
    ['See https://example.org/a.', ['See ', 'https://example.org/a', '.'], 'https://example.org/a'],
    ['[地图](https://example.org/map) 在此', ['地图', ' 在此'], 'https://example.org/map'],
  ])('finds the link in %s', (text, texts, url) => {
    const [block] = blocksOf(text);
    expect(block?.lines[0]?.map((piece) => piece.text)).toEqual(texts);
    expect(block?.lines[0]?.find((piece) => piece.url !== '')?.url).toBe(url);
  });

  it('makes nothing of other schemes, HTML, or a lone minus', () => {
    for (const text of ['[x](javascript:alert(1))', '<a href="https://e">', '-5 degrees']) {
      const [block] = blocksOf(text);
      expect(block?.kind).toBe('paragraph');
      expect(block?.lines[0]?.some(({ url }) => url.startsWith('javascript'))).toBe(false);
    }
    expect(blocksOf(' \n\n ')).toEqual([]);
  });
});
