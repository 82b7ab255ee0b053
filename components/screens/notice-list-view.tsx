import { useTranslations } from 'next-intl';
import { ListPagination } from '@/components/layout/list-pagination';
import { NoticeList } from '@/components/notice/notice-list';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { NoticeItem } from '@/lib/contract/notices';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { ReadingRail } from './reading-rail';

export interface NoticeListViewProps {
  locale: Locale;
  page: { list: readonly NoticeItem[]; total: number; page: number; limit: number };
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** All announcements with their pager, and the news beside them. */
export function NoticeListView({ locale, page, flashes, hot }: NoticeListViewProps) {
  const t = useTranslations('documents.notices');
  const names = useTranslations('routes');
  return (
    <div className="columns">
      <div>
        <Frozen unique>
          <PageHead
            title={names('notice')}
            deck={t('deck')}
            note={t('count', { count: page.total })}
          />
        </Frozen>
        <h2 className="sr-only">{t('list')}</h2>
        {page.list.length > 0 ? (
          <Frozen unique>
            <NoticeList items={page.list} locale={locale} />
          </Frozen>
        ) : (
          <PanelEmpty hint={t('empty')} />
        )}
        <Frozen>
          <ListPagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            hrefOf={(number) => href('notice', { locale, page: number })}
          />
        </Frozen>
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} />
      </Frozen>
    </div>
  );
}
