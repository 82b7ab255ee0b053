import { useTranslations } from 'next-intl';
import { ListPager, type ListPagerProps } from './list-pager';
import { pagerWords } from './pager-words';

export interface ListPaginationProps extends Omit<ListPagerProps, 'words' | 'sizes'> {
  /** Address of the list with another page size. */
  hrefOfSize?: ((limit: number) => string) | undefined;
  /** Offers the sizes as buttons, for a list that draws itself anew (SizedList). */
  withSizes?: boolean | undefined;
}

/** The pager of a list; without `hrefOfSize` and `withSizes` its size is fixed. */
export function ListPagination({ hrefOfSize, withSizes, ...pager }: ListPaginationProps) {
  const words = pagerWords(useTranslations('common.pager'));
  const sizes = hrefOfSize ? { hrefOf: hrefOfSize } : withSizes ? ('buttons' as const) : undefined;
  return <ListPager {...pager} sizes={sizes} words={words} />;
}
