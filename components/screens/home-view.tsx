import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { ArticleRows } from '@/components/article/article-row';
import { LeadStory } from '@/components/article/lead-story';
import { LoadMoreArticles } from '@/components/article/load-more-articles';
import { StoryGrid } from '@/components/article/story-grid';
import { ColumnFaces } from '@/components/home/column-faces';
import { MarketStrip } from '@/components/home/market-strip';
import { TopicCovers } from '@/components/home/topic-covers';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import type { AppConfig } from '@/lib/contract/app-config';
import { HOME_PANEL_SIZE } from '@/lib/contract/constants';
import type { HomeContent } from '@/lib/contract/home';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { HomeRail, type HomeRailProps } from './home-rail';
import { PanelEmpty } from './panel-empty';

export interface HomeViewProps {
  locale: Locale;
  content: HomeContent;
  config: Pick<AppConfig, 'brand' | 'label_more_id'>;
  searches: HomeRailProps['searches'];
  authors: HomeRailProps['authors'];
}

/** The front page: market, lead and seconds, then panels of five, then the latest articles. */
export function HomeView({ locale, content, config, searches, authors }: HomeViewProps) {
  const t = useTranslations('home');
  const { brand } = config;
  return (
    <>
      <h1 className="sr-only">{t('heading', { brand: brand.name, slogan: brand.slogan })}</h1>
      <Frozen>
        <MarketStrip market={content.market} locale={locale} />
      </Frozen>
      <div className="columns is-front mt-4 rail:mt-5">
        <Frozen>
          <TopStories locale={locale} content={content} />
        </Frozen>
        <Frozen>
          <HomeRail
            locale={locale}
            content={content}
            searches={searches}
            authors={authors}
            labelMoreId={config.label_more_id}
          />
        </Frozen>
        <div className="flex min-w-0 flex-col gap-12">
          <Frozen>
            <ColumnsPanel locale={locale} items={content.columns} />
          </Frozen>
          <Frozen>
            <TopicsPanel locale={locale} items={content.topics} />
          </Frozen>
          <LatestPanel locale={locale} content={content} />
        </div>
      </div>
    </>
  );
}

function TopStories({ locale, content }: Pick<HomeViewProps, 'locale' | 'content'>) {
  const t = useTranslations('home');
  const words = articleWords(useTranslations('common'));
  if (!content.lead) {
    return (
      <EmptyState title={t('empty.lead')} hint={t('empty.leadHint')}>
        <ButtonLink look="outline" href={href('home_kuaixun', { locale })}>
          {t('empty.latestAct')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div>
      <LeadStory item={content.lead} locale={locale} words={words} />
      {content.seconds.length > 0 && (
        <div className="mt-6 border-t border-hairline pt-5">
          <StoryGrid items={content.seconds} locale={locale} words={words} />
        </div>
      )}
    </div>
  );
}

function ColumnsPanel({ locale, items }: { locale: Locale; items: HomeContent['columns'] }) {
  const t = useTranslations('home');
  const more = useTranslations('common')('more');
  return (
    <Panel
      id="columns"
      title={t('columns')}
      more={{ href: href('home_zl', { locale }), text: more }}
    >
      {items.length > 0 ? (
        <ColumnFaces items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} />
      ) : (
        <PanelEmpty
          hint={t('empty.columns')}
          act={t('empty.columnsAct')}
          to={href('gw_ruzhu', { locale })}
        />
      )}
    </Panel>
  );
}

function TopicsPanel({ locale, items }: { locale: Locale; items: HomeContent['topics'] }) {
  const t = useTranslations('home');
  const more = useTranslations('common')('more');
  return (
    <Panel id="topics" title={t('topics')} more={{ href: href('home_zt', { locale }), text: more }}>
      {items.length > 0 ? (
        <TopicCovers items={items.slice(0, HOME_PANEL_SIZE)} locale={locale} />
      ) : (
        <PanelEmpty hint={t('empty.topics')} />
      )}
    </Panel>
  );
}

function LatestPanel({ locale, content }: Pick<HomeViewProps, 'locale' | 'content'>) {
  const t = useTranslations('home');
  const common = useTranslations('common');
  const words = articleWords(common);
  const { latest } = content;
  const shown = [content.lead, ...content.seconds, ...latest].filter((item) => item !== null);
  return (
    <Panel
      id="latest"
      title={t('latest')}
      more={{ href: href('home_wz', { locale }), text: common('more') }}
    >
      {latest.length === 0 ? (
        <PanelEmpty
          hint={common('empty.hint')}
          act={t('empty.latestAct')}
          to={href('home_kuaixun', { locale })}
        />
      ) : (
        <>
          <div className="-mt-3">
            <Frozen>
              <ArticleRows items={latest} locale={locale} words={words} />
            </Frozen>
          </div>
          <LoadMoreArticles
            locale={locale}
            filter={{}}
            next={{ page: 2 }}
            limit={latest.length}
            shownIds={shown.map((item) => item.id)}
            href={href('home_wz', { locale, page: 2 })}
            words={words}
            strings={{
              more: common('loadMore'),
              loading: common('loading'),
              failed: common('loadFailed'),
              retry: common('retry'),
              end: common('noMore'),
            }}
          />
        </>
      )}
    </Panel>
  );
}
