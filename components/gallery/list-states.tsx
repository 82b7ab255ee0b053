import { useTranslations } from 'next-intl';
import { ArticleRows } from '@/components/article/article-row';
import { articleWords } from '@/components/article/article-words';
import { LoadMoreFoot, type MoreState } from '@/components/article/load-more-foot';
import { ListPagination } from '@/components/layout/list-pagination';
import { relativeWords } from '@/components/layout/relative-words';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { fullTime, relativeText } from '@/components/ui/relative-time';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { SkeletonRows } from '@/components/ui/skeleton';
import { SmallPager } from '@/components/ui/small-pager';
import { GalleryRail, GalleryState } from './gallery-state';
import { NOON, sampleArticle, type SampleWords } from './sample-items';

const MORE_STATES: readonly MoreState[] = ['idle', 'loading', 'failed', 'ended'];
/** Pages, of how many rows: the first, one in the middle, the last, two alone, one alone. */
const PAGERS = [
  { page: 1, total: 1000 },
  { page: 20, total: 1000 },
  { page: 40, total: 1000 },
  { page: 2, total: 26 },
  { page: 1, total: 24 },
] as const;

/** What belongs to lists: pagers, more of it, waiting, nothing, and times. */
export function ListStates({ words }: { words: SampleWords }) {
  const common = useTranslations('common');
  const { locale } = words;
  const [name = '', second = '', third = ''] = words.names;
  const rows = { locale, words: articleWords(common), withSection: true };
  const hrefOf = (number: number) => `#page-${number}`;
  const strings = {
    more: common('loadMore'),
    loading: common('loading'),
    failed: common('loadFailed'),
    retry: common('retry'),
    end: common('noMore'),
  };
  return (
    <>
      <GalleryState name="Pagination: first, middle, last, two pages, one page; sizes as buttons">
        {PAGERS.map(({ page, total }) => (
          <ListPagination
            key={`${page}-${total}`}
            page={page}
            limit={25}
            total={total}
            hrefOf={hrefOf}
            withSizes
          />
        ))}
      </GalleryState>
      <GalleryState name="Pagination: fixed size; sizes as links">
        <ListPagination page={3} limit={25} total={200} hrefOf={hrefOf} />
        <ListPagination
          page={2}
          limit={50}
          total={200}
          hrefOf={hrefOf}
          hrefOfSize={(limit) => `#size-${limit}`}
        />
      </GalleryState>
      <GalleryState name="SmallPager: first page, second page">
        <SmallPager page={1} strings={{ label: name, previous: second, next: third }} />
        <SmallPager page={2} strings={{ label: second, previous: second, next: third }} />
      </GalleryState>
      {MORE_STATES.map((state) => (
        <GalleryState key={state} name={`LoadMoreFoot: ${state}`}>
          <LoadMoreFoot state={state} href="#more" strings={strings} />
        </GalleryState>
      ))}
      <GalleryState name="LoadMoreFoot: failed, with the server's words">
        <LoadMoreFoot
          state="failed"
          problem={words.sentences[3] ?? ''}
          href="#more"
          strings={strings}
        />
      </GalleryState>
      <GalleryState name="LoadingOverlay">
        <div className="relative" aria-busy="true">
          <ArticleRows items={[sampleArticle(1, words), sampleArticle(2, words)]} {...rows} />
          <LoadingOverlay label={common('loading')} />
        </div>
      </GalleryState>
      <GalleryState name="SkeletonRows: article, flash, text">
        <GalleryRail>
          <SkeletonRows count={2} look="article" label={name} />
          <SkeletonRows count={2} look="flash" label={second} />
          <SkeletonRows count={4} look="text" label={third} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="EmptyState: alone, with a hint, with the way on">
        <GalleryRail>
          <EmptyState title={common('empty.title')} />
          <EmptyState title={common('empty.title')} hint={words.sentences[1]} />
          <EmptyState title={common('empty.title')} hint={common('empty.hint')}>
            <ButtonLink look="primary" href="#first">
              {name}
            </ButtonLink>
            <ButtonLink href="#second">{second}</ButtonLink>
          </EmptyState>
        </GalleryRail>
      </GalleryState>
      <TimeStates words={words} />
    </>
  );
}

const SECOND_MS = 1_000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** Ages on both sides of each rule of spec section 4; a negative one lies ahead. */
const AGES = [
  -DAY_MS,
  0,
  59 * SECOND_MS,
  60 * SECOND_MS,
  2 * 60 * SECOND_MS,
  HOUR_MS,
  23 * HOUR_MS,
  DAY_MS,
  6 * DAY_MS,
  7 * DAY_MS,
  29 * DAY_MS,
  30 * DAY_MS,
  89 * DAY_MS,
  90 * DAY_MS,
];

/** What each age reads, seen from one fixed moment; and the element, which is older than all rules. */
function TimeStates({ words: { locale } }: { words: SampleWords }) {
  const words = relativeWords(useTranslations('common'));
  return (
    <GalleryState name="RelativeTime: every rule">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-1 text-13 sm:grid-cols-4">
        {AGES.map((age) => {
          const iso = new Date(NOON - age).toISOString();
          return (
            <li key={age} className="tabular">
              {relativeText(NOON - age, NOON, words) ?? fullTime(iso, locale)}
            </li>
          );
        })}
      </ul>
      <p className="text-13 text-ink-2">
        <RelativeTime iso={new Date(NOON).toISOString()} locale={locale} />
      </p>
    </GalleryState>
  );
}
