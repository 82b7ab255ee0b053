import { pageAfterResize, pageCount, pagerNumbers } from './pager-numbers';

const COUNTS = { narrow: 5, wide: 7 };
const wide = (page: number, pages: number) =>
  pagerNumbers(page, pages, COUNTS).map((number) => number.page);
const narrow = (page: number, pages: number) =>
  pagerNumbers(page, pages, COUNTS)
    .filter((number) => number.isInNarrow)
    .map((number) => number.page);

describe('pagerNumbers', () => {
  it.each([
    [1, 1, [1], [1]],
    [1, 3, [1, 2, 3], [1, 2, 3]],
    [3, 6, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5]],
    [1, 40, [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5]],
    [20, 40, [17, 18, 19, 20, 21, 22, 23], [18, 19, 20, 21, 22]],
    [39, 40, [34, 35, 36, 37, 38, 39, 40], [36, 37, 38, 39, 40]],
    [40, 40, [34, 35, 36, 37, 38, 39, 40], [36, 37, 38, 39, 40]],
  ])('page %i of %i shows %j wide and %j narrow', (page, pages, wideRun, narrowRun) => {
    expect(wide(page, pages)).toEqual(wideRun);
    expect(narrow(page, pages)).toEqual(narrowRun);
  });

  it('always has the current page, in both widths', () => {
    for (let pages = 1; pages <= 12; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        expect(wide(page, pages)).toContain(page);
        expect(narrow(page, pages)).toContain(page);
      }
    }
  });
});

describe('pageCount', () => {
  it('fills pages and never has none', () => {
    expect(pageCount(0, 25)).toBe(1);
    expect(pageCount(25, 25)).toBe(1);
    expect(pageCount(26, 25)).toBe(2);
  });
});

describe('pageAfterResize', () => {
  it('stays while the page exists and goes to the first when it does not', () => {
    expect(pageAfterResize(3, 100, 30)).toBe(3);
    expect(pageAfterResize(5, 100, 30)).toBe(1);
  });
});
