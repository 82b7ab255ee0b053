import '@/components/topic/topic.css';
import { useTranslations } from 'next-intl';
import { ArticleRow } from '@/components/article/article-row';
import { articleWords } from '@/components/article/article-words';
import { EventTickets } from '@/components/home/event-tickets';
import { OtherTopics } from '@/components/topic/other-topics';
import { TopicArticles } from '@/components/topic/topic-articles';
import { TopicHead } from '@/components/topic/topic-head';
import { TopicTimeline } from '@/components/topic/topic-timeline';
import { Frozen } from '@/components/ui/frozen';
import { Panel } from '@/components/ui/panel';
import type { TopicDetails } from '@/lib/contract/topic-details';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

export interface TopicViewProps {
  locale: Locale;
  topic: TopicDetails;
}

/** One special: its cover and introduction, what happened, what to read, where to go. */
export function TopicView({ locale, topic }: TopicViewProps) {
  const t = useTranslations('topics');
  return (
    <div className="columns">
      <div className="grid content-start gap-12">
        <TopicHead topic={topic} locale={locale} />
        {topic.timeline.length > 0 && (
          <Panel id="topic-timeline" title={t('timeline')}>
            <Frozen>
              <TopicTimeline entries={topic.timeline} locale={locale} />
            </Frozen>
          </Panel>
        )}
        <Panel id="topic-articles" title={t('articles')}>
          <Articles topic={topic} locale={locale} />
        </Panel>
      </div>
      <aside className="rail no-print" aria-label={t('others')}>
        {topic.event && (
          <Panel id="topic-event" title={t('event')}>
            <EventTickets items={[topic.event]} locale={locale} />
            <p className="mt-2 text-12 text-ink-2">{t('eventNote')}</p>
          </Panel>
        )}
        {topic.others.length > 0 && (
          <Panel
            id="topic-others"
            title={t('others')}
            more={{ href: href('home_zt', { locale }), text: t('shelf') }}
          >
            <Frozen>
              <OtherTopics items={topic.others} locale={locale} />
            </Frozen>
          </Panel>
        )}
      </aside>
    </div>
  );
}

function Articles({ topic, locale }: TopicViewProps) {
  const t = useTranslations('topics');
  const words = articleWords(useTranslations('common'));
  if (topic.articles.length === 0) return <PanelEmpty hint={t('articlesEmpty')} />;
  const rows = topic.articles.map((item) => ({
    id: item.id,
    row: <ArticleRow item={item} locale={locale} words={words} />,
  }));
  return (
    <Frozen>
      <TopicArticles rows={rows} />
    </Frozen>
  );
}
