import '@/components/column/column.css';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { articleWords } from '@/components/article/article-words';
import { HotRanks } from '@/components/article/hot-ranks';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { ArticleItem, HotWindow } from '@/lib/contract/articles';
import type { HotAuthor } from '@/lib/contract/columns';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { HotAuthorsPanel } from './author-panels';
import { PanelEmpty } from './panel-empty';
import { FlashPanel } from './widget-panels';

export interface HotTopicsViewProps {
  locale: Locale;
  window: HotWindow;
  items: readonly ArticleItem[];
  authors: readonly HotAuthor[];
  flashes: readonly FlashItem[];
}

/** The ranking of a day or of a week; each span has an address of its own. */
export function HotTopicsView({ locale, window, items, authors, flashes }: HotTopicsViewProps) {
  const t = useTranslations('columns.hot');
  const words = articleWords(useTranslations('common'));
  const isDay = window === '24h';
  return (
    <div className="columns">
      <div>
        <PageHead
          title={isDay ? t('dayTitle') : t('weekTitle')}
          deck={isDay ? t('dayDeck') : t('weekDeck')}
        />
        <WindowLinks locale={locale} window={window} />
        {items.length > 0 ? (
          <>
            <h2 className="sr-only">{t('list')}</h2>
            <Frozen>
              <HotRanks items={items} locale={locale} words={words} />
            </Frozen>
          </>
        ) : (
          <PanelEmpty
            hint={isDay ? t('emptyDay') : t('emptyWeek')}
            act={isDay ? t('goWeek') : t('goArticles')}
            to={isDay ? href('hot_topics', { locale, param: '7d' }) : href('home_wz', { locale })}
          />
        )}
      </div>
      <Frozen>
        <HotRail locale={locale} authors={authors} flashes={flashes} />
      </Frozen>
    </div>
  );
}

function WindowLinks({ locale, window }: Pick<HotTopicsViewProps, 'locale' | 'window'>) {
  const t = useTranslations('columns.hot');
  const spans = [
    { window: '24h', text: t('day'), to: href('hot_topics', { locale }) },
    { window: '7d', text: t('week'), to: href('hot_topics', { locale, param: '7d' }) },
  ];
  return (
    <nav aria-label={t('windows')} className="-mx-2 border-b border-hairline py-1">
      <ul className="strip">
        {spans.map((span) => (
          <li key={span.window}>
            <a
              href={span.to}
              aria-current={span.window === window ? 'page' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
                span.window === window
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {span.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HotRail({
  locale,
  authors,
  flashes,
}: Pick<HotTopicsViewProps, 'locale' | 'authors' | 'flashes'>) {
  return (
    <aside className="rail no-print" aria-label={useTranslations('home')('rail')}>
      {authors.length > 0 && <HotAuthorsPanel id="week-authors" locale={locale} items={authors} />}
      {flashes.length > 0 && <FlashPanel id="rail-flash" locale={locale} items={flashes} />}
    </aside>
  );
}
