import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/ui/page-head';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { HotAuthor } from '@/lib/contract/columns';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import {
  ArticleListWithPages,
  type ArticleListPage,
  type ArticleListProps,
} from './article-list-page';
import { ReadingRail } from './reading-rail';

export interface SectionViewProps {
  locale: Locale;
  title: string;
  description: string;
  page: ArticleListPage;
  hrefOf: (page: number) => string;
  /** What the list shows, for choosing its page size. */
  filter?: ArticleListProps['filter'];
  /** False where every article is of this one section. */
  withSection?: boolean;
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
  authors?: readonly HotAuthor[] | undefined;
}

/** A section's list, or the list of all articles. */
export function SectionView(props: SectionViewProps) {
  const {
    locale,
    title,
    description,
    page,
    hrefOf,
    filter,
    withSection = true,
    flashes,
    hot,
    authors,
  } = props;
  const t = useTranslations('section');
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead title={title} deck={description} note={t('count', { count: page.total })} />
        </Frozen>
        <ArticleListWithPages
          locale={locale}
          page={page}
          hrefOf={hrefOf}
          filter={filter}
          withSection={withSection}
        />
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} authors={authors} />
      </Frozen>
    </div>
  );
}
