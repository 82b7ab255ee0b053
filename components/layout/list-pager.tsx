import { pageCount } from '@/components/ui/pager-numbers';
import { Pagination } from '@/components/ui/pagination';
import { PAGER_COUNT_NARROW, PAGER_COUNT_WIDE, PAGE_SIZE_OPTIONS } from '@/lib/contract/constants';
import { fillWords, type PagerWords } from './pager-words';

export interface ListPagerProps {
  page: number;
  limit: number;
  total: number;
  hrefOf: (page: number) => string;
  /** `links` and `buttons` offer the page sizes; left out, the size is fixed. */
  sizes?: { hrefOf: (limit: number) => string } | 'buttons' | undefined;
  words: PagerWords;
}

/** A pager with the numbers and sizes of spec section 9; drawn on the server and in the browser. */
export function ListPager({ page, limit, total, hrefOf, sizes, words }: ListPagerProps) {
  // Where the smallest size shows everything, there is nothing to choose.
  const isOffered = sizes && total > Math.min(...PAGE_SIZE_OPTIONS);
  return (
    <Pagination
      page={page}
      limit={limit}
      total={total}
      counts={{ narrow: PAGER_COUNT_NARROW, wide: PAGER_COUNT_WIDE }}
      hrefOf={hrefOf}
      strings={{
        label: words.label,
        previous: words.previous,
        next: words.next,
        pageName: (number) => fillWords(words.page, { page: number }),
        position: fillWords(words.position, { page, pages: pageCount(total, limit) }),
      }}
      sizes={
        isOffered
          ? {
              label: words.sizes,
              options: PAGE_SIZE_OPTIONS.map((size) => ({
                limit: size,
                href: sizes === 'buttons' ? undefined : sizes.hrefOf(size),
                text: fillWords(words.size, { limit: size }),
              })),
            }
          : undefined
      }
    />
  );
}
