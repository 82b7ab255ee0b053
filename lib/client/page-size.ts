import { PAGE_SIZE_OPTIONS } from '../contract/constants';

const KEY = 'pageSize';

/** The page size that the reader chose in this session, or undefined. */
export function chosenPageSize(): number | undefined {
  try {
    const size = Number(sessionStorage.getItem(KEY));
    return PAGE_SIZE_OPTIONS.find((option) => option === size);
  } catch {
    return undefined;
  }
}

/** Remembers a page size for the session; a storage that is closed to us forgets it. */
export function choosePageSize(size: number): void {
  try {
    sessionStorage.setItem(KEY, String(size));
  } catch {
    // The list has the size all the same, until the next page.
  }
}

/** The fragment of an address that names a page of another size than the server's. */
export function placeFragment({ page, limit }: { page: number; limit: number }): string {
  return `#limit=${limit}&page=${page}`;
}

/** What such a fragment names, or undefined for every other one. */
export function placeInFragment(hash: string): { page: number; limit: number } | undefined {
  const [, size, number] = /^#limit=(\d{1,3})&page=(\d{1,6})$/.exec(hash) ?? [];
  const limit = PAGE_SIZE_OPTIONS.find((option) => String(option) === size);
  const page = Number(number);
  return limit && page >= 1 ? { page, limit } : undefined;
}

/**
 * The page of another size that begins with the same row, or undefined where none does.
 * @param page of `limit` rows each.
 */
export function alignedPage(page: number, limit: number, size: number): number | undefined {
  const before = (page - 1) * limit;
  return before % size === 0 ? before / size + 1 : undefined;
}

/** The page of `limit` rows each that holds the first row of a page of `size` rows each. */
export function containingPage(page: number, size: number, limit: number): number {
  return Math.floor(((page - 1) * size) / limit) + 1;
}
