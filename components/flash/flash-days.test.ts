import type { FlashItem } from '@/lib/contract/flash';
import { flashDays, lineCount } from './flash-days';

const flash = (id: number, release_time: string): FlashItem => ({
  id,
  title: `Flash ${id}`,
  content: '',
  category: 'market',
  is_important: false,
  release_time,
  updated_time: null,
  source: null,
  lang: 'en',
});

describe('flashDays', () => {
  it('parts days at midnight of UTC+8', () => {
    const days = flashDays([
      flash(4, '2026-03-31T16:00:00.000Z'),
      flash(3, '2026-03-31T15:59:59.000Z'),
      flash(2, '2026-03-30T16:00:00.000Z'),
      flash(1, '2026-03-28T00:00:00.000Z'),
    ]);
    expect(days.map(({ day, items }) => [day, items.map((item) => item.id)])).toEqual([
      ['2026-04-01', [4]],
      ['2026-03-31', [3, 2]],
      ['2026-03-28', [1]],
    ]);
  });

  it('has no days without flashes', () => {
    expect(flashDays([])).toEqual([]);
  });
});

describe('lineCount', () => {
  it('counts a Chinese character as two Latin letters', () => {
    expect(lineCount('链潮链潮', 4)).toBe(1);
    expect(lineCount('链潮链潮链', 4)).toBe(2);
    expect(lineCount('tidetide', 4)).toBe(1);
    expect(lineCount('ETF 获批 tide', 4)).toBe(2);
  });

  it('begins a line with each paragraph, an empty one between two as well', () => {
    expect(lineCount('甲\n\n乙', 32)).toBe(3);
    expect(lineCount('', 32)).toBe(1);
  });
});
