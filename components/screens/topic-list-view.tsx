import '@/components/topic/topic.css';
import { useTranslations } from 'next-intl';
import { ListPagination } from '@/components/layout/list-pagination';
import { TopicFront, TopicShelf } from '@/components/topic/topic-shelf';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { TopicItem } from '@/lib/contract/topics';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface TopicListViewProps {
  locale: Locale;
  page: { list: readonly TopicItem[]; total: number; page: number; limit: number };
}

/** The specials: the newest as a front page, the others on a shelf. */
export function TopicListView({ locale, page }: TopicListViewProps) {
  const t = useTranslations('topics');
  const isFirst = page.page === 1;
  const [front, ...rest] = page.list;
  const shelf = isFirst ? rest : page.list;
  return (
    <div>
      <PageHead title={t('kicker')} deck={t('deck')} note={t('count', { count: page.total })} />
      {!front && (
        <PanelEmpty hint={t('empty')} act={t('goArticles')} to={href('home_wz', { locale })} />
      )}
      {isFirst && front && <TopicFront item={front} locale={locale} />}
      {shelf.length > 0 && (
        <Panel id="topic-shelf" title={t('shelf')} className="mt-6">
          <Frozen>
            <TopicShelf items={shelf} locale={locale} />
          </Frozen>
        </Panel>
      )}
      <div className="mt-8">
        <ListPagination
          page={page.page}
          limit={page.limit}
          total={page.total}
          hrefOf={(number) => href('home_zt', { locale, page: number })}
        />
      </div>
    </div>
  );
}
