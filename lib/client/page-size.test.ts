/** @jest-environment jsdom */
import {
  alignedPage,
  choosePageSize,
  chosenPageSize,
  containingPage,
  placeFragment,
  placeInFragment,
} from './page-size';

beforeEach(() => sessionStorage.clear());

describe('the chosen page size', () => {
  it('is remembered for the session', () => {
    expect(chosenPageSize()).toBeUndefined();
    choosePageSize(50);
    expect(chosenPageSize()).toBe(50);
  });

  it.each(['7', '0', '-25', '1e3', 'fifty', ''])('is none for "%s"', (kept) => {
    sessionStorage.setItem('pageSize', kept);
    expect(chosenPageSize()).toBeUndefined();
  });
});

describe('pages of different sizes', () => {
  it.each([
    [1, 50, 1],
    [3, 50, 2],
    [2, 50, undefined],
    [5, 20, 6],
    [7, 30, 6],
    [3, 30, undefined],
  ])('page %i of 25 begins page of %i: %s', (page, size, other) => {
    expect(alignedPage(page, 25, size)).toBe(other);
  });

  it('find the page with a link that holds their first row', () => {
    expect(containingPage(1, 50, 25)).toBe(1);
    expect(containingPage(2, 50, 25)).toBe(3);
    expect(containingPage(2, 20, 25)).toBe(1);
    expect(containingPage(3, 30, 25)).toBe(3);
  });
});

describe('a place in an address', () => {
  it('is read as it was written', () => {
    expect(placeInFragment(placeFragment({ page: 12, limit: 50 }))).toEqual({
      page: 12,
      limit: 50,
    });
  });

  it.each(['', '#login', '#limit=7&page=1', '#limit=50&page=0', '#limit=50', '#limit=50&page=1&x'])(
    'is none in "%s"',
    (hash) => expect(placeInFragment(hash)).toBeUndefined(),
  );
});
