import { useTranslations } from 'next-intl';
import {
  FlashFilters,
  type FlashFilter,
  type FlashFiltersProps,
} from '@/components/flash/flash-filters';
import { FlashTimeline } from '@/components/flash/flash-timeline';
import { FlashAlerts, FlashWire } from '@/components/flash/flash-wire';
import { ListPagination } from '@/components/layout/list-pagination';
import { PageHead } from '@/components/ui/page-head';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { ReadingRail } from './reading-rail';

export interface FlashListViewProps {
  locale: Locale;
  page: {
    list: readonly FlashItem[];
    total: number;
    page: number;
    limit: number;
    flash_seq?: number;
  };
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
        <Frozen>
          <FlashListBody locale={locale} page={page} filter={filters?.active ?? 'all'} />
        </Frozen>
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

interface FlashListBodyProps {
  locale: Locale;
  page: FlashListViewProps['page'];
  filter: FlashFilter;
}

/** The items; on the first page, which new ones come to, with what hears of them. */
function FlashListBody({ locale, page, filter }: FlashListBodyProps) {
  const t = useTranslations('flash');
  const items =
    page.list.length > 0 ? (
      <FlashTimeline items={page.list} locale={locale} />
    ) : (
      <PanelEmpty hint={t('empty')} />
    );
  if (page.page > 1 || page.flash_seq === undefined) return <div className="mt-4">{items}</div>;
  return (
    <div className="mt-2">
      <FlashAlerts />
      <FlashWire place="list" seq={page.flash_seq} filter={filter}>
        {items}
      </FlashWire>
    </div>
  );
}
