import { PAGE_SIZE_MAX } from '@/lib/contract/constants';
import { everyRow } from './every-row';

const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => count - place);

describe('every row of a list', () => {
  it.each([0, 1, PAGE_SIZE_MAX, 2 * PAGE_SIZE_MAX + 1])('is %i rows by page', async (count) => {
    const all = rowsOf(count);
    const ask = ({ page, limit }: { page: number; limit: number }) =>
      Promise.resolve({ list: all.slice((page - 1) * limit, page * limit), next_cursor: null });
    expect(await everyRow(ask)).toEqual(all);
  });

  it('says nothing twice where rows arrive at its head meanwhile', async () => {
    const all = rowsOf(PAGE_SIZE_MAX + 5);
    const ask = ({ limit, cursor }: { limit: number; cursor?: string }) => {
      const older = all.filter((row) => cursor === undefined || row < Number(cursor));
      const list = older.slice(0, limit);
      all.unshift((all[0] ?? 0) + 1);
      return Promise.resolve({ list, next_cursor: String(list.at(-1)) });
    };
    expect(await everyRow(ask)).toEqual(rowsOf(PAGE_SIZE_MAX + 5));
  });
});
