import { diffTexts, diffWords, type DiffPiece } from './text-diff';

const marked = (pieces: DiffPiece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('diffWords', () => {
  it('marks Chinese by words, not by letters', () => {
    const { before, after } = diffWords('比特币价格上涨', '比特币价格下跌', 'zh-Hans');
    expect(marked(before)).toBe('比特币价格[上涨]');
    expect(marked(after)).toBe('比特币价格[下跌]');
  });

  it('marks English by words', () => {
    const { before, after } = diffWords('The price went up today.', 'The price fell today.', 'en');
    expect(marked(before)).toBe('The price [went up] today.');
    expect(marked(after)).toBe('The price [fell] today.');
  });

  it('keeps every letter of both sides', () => {
    const [old, now] = ['一二三 four 五', '一三 four 六五'];
    const { before, after } = diffWords(old, now, 'zh-Hans');
    expect(before.map(({ text }) => text).join('')).toBe(old);
    expect(after.map(({ text }) => text).join('')).toBe(now);
  });
});

describe('diffTexts', () => {
  it('finds nothing in equal texts', () => {
    expect(diffTexts(['甲', '乙'], ['甲', '乙'], 'zh-Hans')).toEqual([
      { kind: 'same', text: '甲' },
      { kind: 'same', text: '乙' },
    ]);
  });

  it('tells added, removed and changed paragraphs apart', () => {
    const before = ['第一段没有变。', '监管机构公布了新的规则草案。', '这一段会被删去。', '结尾。'];
    const after = [
      '第一段没有变。',
      '监管机构公布了新的规则终稿。',
      '结尾。',
      '补充：全新的话题。',
    ];
    expect(diffTexts(before, after, 'zh-Hans').map(({ kind }) => kind)).toEqual([
      'same',
      'changed',
      'removed',
      'same',
      'added',
    ]);
  });

  it('keeps the order of reading where a paragraph is put before a changed one', () => {
    const rows = diffTexts(
      ['We report on the bridge incident in detail.'],
      ['Unrelated.', 'We report on the bridge incident in full detail.'],
      'en',
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['added', 'changed']);
  });

  it('counts two very long texts as replaced instead of hanging', () => {
    const before = Array.from({ length: 3_000 }, (_, at) => `旧 ${at}`);
    const after = Array.from({ length: 3_000 }, (_, at) => `New ${at * 7}`);
    const rows = diffTexts(before, after, 'zh-Hans');
    expect(rows.length).toBeGreaterThan(0);
  });
});
