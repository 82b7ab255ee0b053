import type { ReviewItem } from '@/lib/contract/review';
import { steadyQueue } from './steady-queue';

function waiting(id: number, change: Partial<ReviewItem> = {}): ReviewItem {
  return {
    article_id: id,
    locale: 'zh-Hans',
    title: `第 ${id} 篇`,
    author: { id: 1, nickname: '作者' },
    section_name: '',
    words: 100,
    submitted_time: '2026-03-01T00:00:00.000Z',
    expected_time: '2026-03-01T00:50:00.000Z',
    is_late: false,
    is_revision: false,
    is_sponsored: false,
    is_again: false,
    lock: null,
    ...change,
  };
}

function shown(...ids: number[]) {
  return steadyQueue(
    [],
    ids.map((id) => waiting(id)),
  );
}

describe('steadyQueue', () => {
  it('shows a first answer as it is', () => {
    expect(shown(1, 2).map(({ item, isGone }) => [item.article_id, isGone])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('keeps the place of what left and puts what is new at the end', () => {
    const rows = steadyQueue(shown(1, 2, 3), [waiting(4), waiting(3), waiting(1)]);
    expect(rows.map(({ item, isGone }) => [item.article_id, isGone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
  });

  it('brings a row up to date, also one that came back', () => {
    const gone = steadyQueue(shown(1), []);
    expect(gone[0]?.isGone).toBe(true);
    const [row] = steadyQueue(gone, [waiting(1, { is_late: true })]);
    expect(row).toMatchObject({ isGone: false, item: { is_late: true } });
  });

  it('tells the editions of one article apart', () => {
    const rows = steadyQueue(shown(1), [waiting(1), waiting(1, { locale: 'en' })]);
    expect(rows.map(({ item }) => item.locale)).toEqual(['zh-Hans', 'en']);
  });
});
