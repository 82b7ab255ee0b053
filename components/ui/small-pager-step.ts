/** Pages of the small pager (spec section 4). */
export const SMALL_PAGER_PAGES = 2;

/** The page after a step: between 1 and 2, whatever it starts from. */
export function stepSmallPager(page: number, step: number): number {
  const next = Number.isFinite(page) ? page + step : 1;
  return Math.min(SMALL_PAGER_PAGES, Math.max(1, next));
}
