import '@/components/coverage/coverage.css';
import { useTranslations } from 'next-intl';
import { ArticleFacts } from '@/components/article/article-facts';
import { articleWords } from '@/components/article/article-words';
import { CoverageEntries } from '@/components/coverage/coverage-entries';
import { EventTickets } from '@/components/home/event-tickets';
import { ListPagination } from '@/components/layout/list-pagination';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { CoverageItem } from '@/lib/contract/coverage';
import type { EventItem } from '@/lib/contract/home';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { HotPanel } from './widget-panels';

export interface CoverageViewProps {
  locale: Locale;
  title: string;
  description: string;
  page: { list: readonly CoverageItem[]; total: number; page: number; limit: number };
  events: readonly EventItem[];
  hot: readonly ArticleItem[];
}

/** Reports from events, each beside the event's day; what comes next beside. */
export function CoverageView(props: CoverageViewProps) {
  const { locale, title, description, page, events, hot } = props;
  const t = useTranslations('columns.coverage');
  const section = useTranslations('section');
  const words = articleWords(useTranslations('common'));
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead
            title={title}
            deck={description}
            note={section('count', { count: page.total })}
          />
        </Frozen>
        {page.list.length > 0 ? (
          <>
            <h2 className="sr-only">{section('list')}</h2>
            <Frozen>
              <CoverageEntries
                items={page.list}
                locale={locale}
                facts={(item) => <ArticleFacts item={item} locale={locale} words={words} />}
              />
            </Frozen>
            <Frozen>
              <ListPagination
                page={page.page}
                limit={page.limit}
                total={page.total}
                hrefOf={(number) => href('home_active', { locale, page: number })}
              />
            </Frozen>
          </>
        ) : (
          <PanelEmpty hint={t('empty')} act={t('goCalendar')} to={href('gw_shijian', { locale })} />
        )}
      </div>
      <Frozen>
        <CoverageRail locale={locale} events={events} hot={hot} />
      </Frozen>
    </div>
  );
}

function CoverageRail({
  locale,
  events,
  hot,
}: Pick<CoverageViewProps, 'locale' | 'events' | 'hot'>) {
  const t = useTranslations('columns.coverage');
  const more = { href: href('gw_shijian', { locale }), text: useTranslations('common')('more') };
  return (
    <aside className="rail no-print" aria-label={useTranslations('home')('rail')}>
      {events.length > 0 && (
        <Panel id="coming-events" title={t('next')} more={more}>
          <EventTickets items={events} locale={locale} />
        </Panel>
      )}
      {hot.length > 0 && <HotPanel id="rail-hot" locale={locale} items={hot} />}
    </aside>
  );
}
