import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { bareKeyword } from '@/components/search/bare-keyword';
import { hitPaths } from '@/components/search/hit-paths';
import { MoreResults } from '@/components/search/more-results';
import { OwnSearches } from '@/components/search/own-searches';
import { ResultRows } from '@/components/search/result-rows';
import { ListPager } from '@/components/layout/list-pager';
import { pagerWords } from '@/components/layout/pager-words';
import { SearchForm } from '@/components/layout/search-form';
import { Frozen } from '@/components/ui/frozen';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import type { CallOutput } from '@/lib/contract/endpoints';
import {
  SEARCH_COUNT_MAX,
  SEARCH_KINDS,
  SEARCH_PAGES_MAX,
  type SearchKind,
  type SearchSort,
} from '@/lib/contract/search';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { HotSearchPanel } from './widget-panels';

type Results = CallOutput<'search'>;

export interface SearchViewProps {
  locale: Locale;
  /** Undefined where nothing is looked for yet. */
  keyword: string | undefined;
  kind: SearchKind | undefined;
  sort: SearchSort;
  results: Results | undefined;
  hot: readonly { id: number; keyword: string }[];
}

/** The search page: box, tabs, results; hot words and the reader's own searches beside them. */
export function SearchView(props: SearchViewProps) {
  const { locale, keyword, kind, sort, results, hot } = props;
  const t = useTranslations('search');
  const routes = useTranslations('routes');
  const layout = useTranslations('layout.search');
  return (
    <div className="columns">
      <div>
        <PageHead
          title={
            keyword === undefined ? routes('search') : t('title', { keyword: bareKeyword(keyword) })
          }
          className="wrap-anywhere"
        />
        <SearchForm
          locale={locale}
          id="page-search"
          name={layout('label')}
          defaultValue={keyword ?? ''}
          withHot={keyword === undefined}
          className="mt-4"
        />
        {keyword !== undefined && results && (
          <Found locale={locale} keyword={keyword} kind={kind} sort={sort} results={results} />
        )}
      </div>
      <aside className="rail no-print" aria-label={useTranslations('home')('rail')}>
        <OwnSearches
          locale={locale}
          path={href('search', { locale })}
          keyword={keyword}
          icon={<Icon name="x" size={16} />}
          strings={{
            title: t('records.title'),
            none: t('records.none'),
            delete: t('records.delete', { keyword: '{keyword}' }),
            deleteAll: t('records.deleteAll'),
            deleted: t('records.deleted'),
            failed: t('records.failed'),
          }}
        />
        <HotSearchPanel id="hot-search" locale={locale} items={hot} />
      </aside>
    </div>
  );
}

interface FoundProps extends Omit<SearchViewProps, 'hot' | 'keyword' | 'results'> {
  keyword: string;
  results: Results;
}

function namesOf(translate: (kind: SearchKind) => string): Record<SearchKind, string> {
  const names = SEARCH_KINDS.map((kind) => [kind, translate(kind)]);
  return Object.fromEntries(names) as Record<SearchKind, string>;
}

function Found(props: FoundProps) {
  const { locale, keyword, kind, sort, results } = props;
  const t = useTranslations('search');
  const pager = pagerWords(useTranslations('common.pager'));
  const kinds = namesOf(useTranslations('layout.search.kind'));
  const kindsOfMany = namesOf(useTranslations('search.kinds'));
  const paths = hitPaths(locale);
  const words = articleWords(useTranslations('common'));
  const { list, total, page, limit } = results;
  const hrefOf = (number: number) => viewHref(locale, keyword, { kind, sort, page: number });
  const hasAny = SEARCH_KINDS.some((one) => results.counts[one] > 0);
  const hasNext = page * limit < total && page < SEARCH_PAGES_MAX;
  return (
    <>
      {hasAny && <KindTabs {...props} kinds={kindsOfMany} />}
      {hasAny && <SortLinks {...props} />}
      {list.length > 0 ? (
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            {t('results')}
          </h2>
          <Frozen>
            <ResultRows items={list} locale={locale} kinds={kinds} paths={paths} words={words} />
          </Frozen>
          {hasNext && (
            <MoreResults
              key={hrefOf(page)}
              locale={locale}
              keyword={keyword}
              kind={kind}
              sort={sort}
              next={page + 1}
              last={SEARCH_PAGES_MAX}
              href={hrefOf(page + 1)}
              kinds={kinds}
              paths={paths}
              words={words}
              strings={{
                more: t('more'),
                loading: t('loading'),
                failed: t('failed'),
                retry: t('retry'),
                end: t('end'),
              }}
            />
          )}
          {total > limit && (
            <ListPager page={page} limit={limit} total={total} hrefOf={hrefOf} words={pager} />
          )}
        </section>
      ) : (
        <NothingFound {...props} hasAny={hasAny} />
      )}
    </>
  );
}

/** Nothing at all, nothing of this kind, or a page after the last. */
function NothingFound({
  locale,
  keyword,
  results,
  sort,
  kind,
  hasAny,
}: FoundProps & { hasAny: boolean }) {
  const t = useTranslations('search');
  if (!hasAny) {
    return (
      <div role="status">
        <PanelEmpty hint={t('emptyHint', { keyword: bareKeyword(keyword) })} />
      </div>
    );
  }
  return results.total > 0 ? (
    <PanelEmpty
      hint={t('endHint')}
      act={t('firstPage')}
      to={viewHref(locale, keyword, { kind, sort })}
    />
  ) : (
    <PanelEmpty
      hint={t('emptyKind')}
      act={t('showAll')}
      to={href('search', { locale, param: keyword })}
    />
  );
}

function KindTabs({
  locale,
  keyword,
  kind,
  sort,
  results,
  kinds,
}: FoundProps & { kinds: Record<SearchKind, string> }) {
  const t = useTranslations('search');
  // A kind that holds nothing takes the room of one that does, on a telephone above all.
  const shownKinds = SEARCH_KINDS.filter((one) => results.counts[one] > 0 || one === kind);
  return (
    <nav aria-label={t('tabs')} className="-mx-2 border-b border-hairline py-1">
      <ul className="strip">
        {[undefined, ...shownKinds].map((one) => {
          const count = one && results.counts[one];
          const isCapped = count === SEARCH_COUNT_MAX;
          return (
            <li key={one ?? 'all'}>
              <a
                href={viewHref(locale, keyword, { kind: one, sort })}
                aria-current={one === kind ? 'page' : undefined}
                className={clsx(
                  'focus-inset flex h-11 items-center gap-1 px-2 text-15 whitespace-nowrap',
                  one === kind
                    ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                    : 'text-ink-2 hover:text-tide',
                )}
              >
                {one ? kinds[one] : t('all')}
                {count !== undefined && (
                  <>
                    <span aria-hidden="true" className="text-13 text-ink-2 tabular">
                      {isCapped ? `${count}+` : count}
                    </span>
                    <span className="sr-only">
                      {isCapped ? t('countMore', { count }) : t('count', { count })}
                    </span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SortLinks({ locale, keyword, kind, sort, results }: FoundProps) {
  const t = useTranslations('search');
  const { total, has_more: hasMore, mended, is_loose: isLoose } = results;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-1 text-13 text-ink-2">
      <div role="status" className="py-2">
        <p>{hasMore ? t('foundMore', { count: total }) : t('found', { count: total })}</p>
        {mended !== '' && <p>{t('mended', { keyword: mended })}</p>}
        {isLoose && <p>{t('loose')}</p>}
      </div>
      <nav aria-label={t('sorts')} className="-mx-2">
        <ul className="flex">
          {(['relevance', 'date'] as const).map((one) => (
            <li key={one}>
              <a
                href={viewHref(locale, keyword, { kind, sort: one })}
                aria-current={one === sort ? 'true' : undefined}
                className={clsx(
                  'focus-inset flex h-11 items-center px-2',
                  one === sort ? 'font-semibold text-ink' : 'hover:text-tide',
                )}
              >
                {t(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The address of a keyword's results in one view. */
function viewHref(
  locale: Locale,
  keyword: string,
  { kind, sort, page }: { kind?: SearchKind | undefined; sort: SearchSort; page?: number },
): string {
  const view = { kind, sort: sort === 'date' ? sort : undefined };
  return href('search', { locale, param: keyword, view, page });
}
