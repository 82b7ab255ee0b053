import { containingPage } from '@/lib/client/page-size';
import { ListPager } from './list-pager';
import type { PagerWords } from './pager-words';

export interface SizedPagerProps {
  place: { page: number; limit: number; total: number };
  /** Addresses of pages 1 and 2 of the server's own size, `limit`. */
  links: { first: string; second: string; limit: number };
  words: PagerWords;
}

/**
 * The pager of a page that was drawn in the browser. Its links lead, when opened in another
 * window, to the page of the server's size that holds the same first row.
 */
export function SizedPager({ place, links, words }: SizedPagerProps) {
  const hrefOf = (page: number) => {
    const own = containingPage(page, place.limit, links.limit);
    return own === 1 ? links.first : links.second.replace(/2$/, String(own));
  };
  return <ListPager {...place} hrefOf={hrefOf} sizes="buttons" words={words} />;
}
