import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './constants';
import { wholeNumber } from './whole-number';

/** A content id: the numbers of the spec's routes, within a 32-bit column. */
export const id = wholeNumber(1);

/** A moment as an ISO 8601 string in UTC, milliseconds. */
export const isoTime = z.iso.datetime();

/**
 * Input of a paged list: by page number (with totals), or, with `cursor`, the
 * rows after the one the cursor names (no totals, stable while news arrives).
 */
export const pageInput = {
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
  cursor: z.string().max(64).optional(),
};

/** Output of a paged list; `next_cursor` is null on the last page. */
export const pageOutput = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.number().int().min(0),
    page: z.number().int().min(1),
    limit: z.number().int().min(1),
    next_cursor: z.string().nullable(),
  });
