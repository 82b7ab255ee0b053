import { useTranslations } from 'next-intl';
import { FlashFilters, type FlashFiltersProps } from '@/components/flash/flash-filters';
import { FlashTimeline } from '@/components/flash/flash-timeline';
import { ListPagination } from '@/components/layout/list-pagination';
import { PageHead } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { ReadingRail } from './reading-rail';

export interface FlashListViewProps {
  locale: Locale;
  page: { list: readonly FlashItem[]; total: number; page: number; limit: number };
  hot?: readonly ArticleItem[] | undefined;
  /** Left out where the list cannot be filtered by address. */
  filters?: FlashFiltersProps | undefined;
}

/** The flash list: a timeline by days with its pages. */
export function FlashListView({ locale, page, hot, filters }: FlashListViewProps) {
  const t = useTranslations('flash');
  const category = !filters || filters.active === 'all' ? undefined : filters.active;
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead title={t('title')} deck={t('deck')} className="pb-4" />
        </Frozen>
        {filters && (
          <div className="border-b border-hairline">
            <FlashFilters {...filters} />
          </div>
        )}
        <div className="mt-4">
          {page.list.length > 0 ? (
            <Frozen>
              <FlashTimeline items={page.list} locale={locale} />
            </Frozen>
          ) : (
            <PanelEmpty hint={t('empty')} />
          )}
        </div>
        <div className="mt-8">
          <ListPagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            hrefOf={(number) => href('home_kuaixun', { locale, param: category, page: number })}
          />
        </div>
      </div>
      <Frozen>
        <ReadingRail locale={locale} hot={hot} />
      </Frozen>
    </div>
  );
}
