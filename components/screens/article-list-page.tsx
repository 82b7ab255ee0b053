import { useTranslations } from 'next-intl';
import { ArticleRows, type ArticleRowProps } from '@/components/article/article-row';
import { articleWords } from '@/components/article/article-words';
import type { ArticleFilter } from '@/components/article/fetch-more-articles';
import { SizedArticles } from '@/components/article/sized-articles';
import { ListPagination } from '@/components/layout/list-pagination';
import { pagerWords } from '@/components/layout/pager-words';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

/** One page of a list of articles, as the contract's paged calls give it. */
export interface ArticleListPage {
  list: readonly ArticleItem[];
  total: number;
  page: number;
  limit: number;
}

export interface ArticleListProps extends Pick<ArticleRowProps, 'withSection' | 'withAuthor'> {
  locale: Locale;
  page: ArticleListPage;
  /** Address of a page of this list. */
  hrefOf: (page: number) => string;
  /** What the list shows, to `getArticleList`; given, the reader may choose the page size. */
  filter?: ArticleFilter | undefined;
  /** What to say where the list is empty. */
  emptyHint?: string | undefined;
}

/** Articles with their pager, or the empty state with the way to the flash news. */
export function ArticleListWithPages(props: ArticleListProps) {
  const { locale, page, hrefOf, filter, emptyHint, withSection = true, withAuthor = true } = props;
  const common = useTranslations('common');
  const pager = useTranslations('common.pager');
  const section = useTranslations('section');
  if (page.list.length === 0) {
    return (
      <PanelEmpty
        hint={emptyHint ?? common('empty.hint')}
        act={section('goFlash')}
        to={href('home_kuaixun', { locale })}
      />
    );
  }
  const rows = { words: articleWords(common), withSection, withAuthor };
  const list = (
    <>
      <Frozen>
        <ArticleRows items={page.list} locale={locale} {...rows} />
      </Frozen>
      <Frozen>
        <ListPagination
          page={page.page}
          limit={page.limit}
          total={page.total}
          hrefOf={hrefOf}
          withSizes={filter !== undefined}
        />
      </Frozen>
    </>
  );
  return (
    <>
      <h2 className="sr-only">{section('list')}</h2>
      {filter ? (
        <SizedArticles
          locale={locale}
          filter={filter}
          rows={rows}
          place={{ page: page.page, limit: page.limit, total: page.total }}
          hrefs={{ first: hrefOf(1), second: hrefOf(2) }}
          words={{
            ...pagerWords(pager),
            loading: common('loading'),
            failed: common('loadFailed'),
          }}
        >
          {list}
        </SizedArticles>
      ) : (
        list
      )}
    </>
  );
}
