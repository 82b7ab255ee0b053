import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { StoryGrid } from '@/components/article/story-grid';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { RouteId } from '@/lib/routes/route-table';
import { ReadingRail } from './reading-rail';

export interface ComingViewProps {
  routeId: RouteId;
  locale: Locale;
  /** Articles to read from here, best an even number. */
  articles?: readonly ArticleItem[] | undefined;
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** A page that has a place in the paper before it has a screen: what it holds, and what to read. */
export function ComingView({ routeId, locale, articles = [], flashes, hot }: ComingViewProps) {
  const t = useTranslations('section');
  const title = useTranslations('routes');
  const description = useTranslations('routesDescription');
  const words = articleWords(useTranslations('common'));
  return (
    <div className="columns">
      <div>
        <header className="border-b border-rule pb-8">
          <p className="text-13 text-tide">{t('comingKicker')}</p>
          <h1 className="mt-1 font-display text-30 rail:text-38">
            <TitleText>{title(routeId)}</TitleText>
          </h1>
          <div className="tide-line mt-4 w-42" />
          <p className="mt-5 text-13 text-ink-2">{t('comingLead')}</p>
          <p className="mt-1 max-w-measure font-display text-20 leading-[1.7]">
            {description(routeId)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink look="primary" href={href('home_kuaixun', { locale })}>
              {t('goFlash')}
            </ButtonLink>
            <ButtonLink look="outline" href={href('home_wz', { locale })}>
              {t('goArticles')}
            </ButtonLink>
            <ButtonLink look="plain" href={href('home', { locale })}>
              {t('goHome')}
            </ButtonLink>
          </div>
        </header>
        {articles.length > 0 && (
          <Panel id="coming-reads" title={t('comingReads')} className="mt-10">
            <StoryGrid items={articles} locale={locale} words={words} />
          </Panel>
        )}
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} />
      </Frozen>
    </div>
  );
}
