/** Numbers of a pager: those always shown, and those only where there is room. */
export interface PagerNumber {
  page: number;
  /** False for a number that only the wider pager shows. */
  isInNarrow: boolean;
}

/** How many pages a total fills; an empty list has one. `limit` is at least 1. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/**
 * The page that stays legal when the size changes: the same one, or the first when it
 * would lie beyond the total (spec section 4).
 */
export function pageAfterResize(page: number, total: number, limit: number): number {
  return page > pageCount(total, limit) ? 1 : page;
}

/**
 * The run of numbers around the current page, `wide` of them, `narrow` marked to stay
 * in small windows (spec section 9: 7 and 5). At the ends the run is moved, not cut.
 */
export function pagerNumbers(
  page: number,
  pages: number,
  { narrow, wide }: { narrow: number; wide: number },
): PagerNumber[] {
  const inNarrow = new Set(runAround(page, pages, narrow));
  return runAround(page, pages, wide).map((number) => ({
    page: number,
    isInNarrow: inNarrow.has(number),
  }));
}

function runAround(page: number, pages: number, count: number): number[] {
  const length = Math.min(count, pages);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - length + 1);
  return Array.from({ length }, (_, at) => first + at);
}
