import { furtherParts } from './noto-fonts';
import { linesOf, pdfFonts, runsOf } from './pdf-letters';
import { drawTickets, type TicketPage } from './ticket-paper';

const PAGE: TicketPage = {
  brand: 'ChainTide · 链潮',
  title:
    '发展者之夜：零知识证明与账户抽象的四场现场演示 Developers’ night in Hong Kong, with an afterword',
  facts: ['2026年12月1日周二 19:00 GMT+8', '海旁一号 · 香港'],
  person: '陳大文 Ada',
  kind: '标准票',
  qr: 'CT1.ABCDEFGHJK.0123456789abcdef0123',
  code: 'ABCDEFGHJK',
  notes: ['订单 2K9XF · 1 / 2'],
};
const AT = new Date('2026-11-02T02:00:00.000Z');
const widthOf = (text: string) => [...text].length * 10;

describe('tickets on paper', () => {
  it('are a page each, with the letters of Chinese embedded as a subset', async () => {
    const pages = [PAGE, { ...PAGE, person: '' }, PAGE];
    const pdf = await drawTickets(pages, { title: PAGE.title, locale: 'zh-Hans', at: AT });
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansSC/);
    expect(text).toContain('/Lang (zh-Hans)');
    // A whole font is megabytes.
    expect(pdf.length).toBeLessThan(150_000);
  });

  it('find each letter in a font that has it, and leave out what none has', async () => {
    const text = '链A龘堃骉😀';
    const fonts = await pdfFonts('zh-Hans', text);
    const runs = runsOf(text, 400, fonts);
    expect(runs.map(({ text: run }) => run).join('')).toBe('链A龘堃骉');
    expect(runs[0]?.font).toBe('noto-sans-sc-chinese-simplified-400-normal');
    expect(runs[1]?.font).toBe('noto-sans-sc-latin-400-normal');
  });
});

describe('fonts of a text', () => {
  it('are no more than the common ones for common letters', async () => {
    expect(await furtherParts('hans', '链潮 ChainTide 鏈潮，龍 2026')).toEqual([]);
    expect(await furtherParts('hans', '骉')).toHaveLength(1);
    // A letter that nobody has asks for nothing.
    expect(await furtherParts('hans', '\u{2fa1f}')).toEqual([]);
  });
});

describe('lines', () => {
  it.each([
    ['one two three', ['one two', 'three']],
    ['链潮活动门票，请带好', ['链潮活动门', '票，请带好']],
    ['https://example.org/a', ['https://', 'example.', 'org/a']],
  ])('break %s where it may be broken', (text, lines) => {
    const width = /^[a-z]/.test(text) ? 80 : 50;
    expect(linesOf(text, { width, most: 9, widthOf })).toEqual(lines);
  });

  it('never begin with a closing mark, and end in an ellipsis where there are too many', () => {
    const marks = linesOf('链潮活动。门票', { width: 40, most: 9, widthOf });
    expect(marks).toEqual(['链潮活', '动。门票']);
    expect(linesOf('一二三四五六七八', { width: 30, most: 2, widthOf })).toEqual([
      '一二三',
      '四五…',
    ]);
  });
});
