import { useFormatter, useTranslations } from 'next-intl';
import clsx from 'clsx';
import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';
import { ArticleFacts, itemLang } from './article-facts';
import type { ArticleWords } from './article-words';
import { SectionKicker } from './section-kicker';

export interface HotRanksProps {
  items: readonly ArticleItem[];
  locale: Locale;
  words: ArticleWords;
}

/** Ranks that show the summary and, where there is room, the picture. */
const TOP_RANKS = 3;

/** The ranking: numerals, titles, reads; the first three at length. */
export function HotRanks({ items, locale, words }: HotRanksProps) {
  return (
    <ol className="hot-ranks">
      {items.map((item, at) => (
        <li key={item.id} className={clsx(at < TOP_RANKS && 'is-top')}>
          <RankedArticle item={item} rank={at + 1} locale={locale} words={words} />
        </li>
      ))}
    </ol>
  );
}

interface RankedArticleProps extends Omit<HotRanksProps, 'items'> {
  item: ArticleItem;
  rank: number;
}

function RankedArticle({ item, rank, locale, words }: RankedArticleProps) {
  const t = useTranslations('article');
  const columns = useTranslations('columns');
  const views = columns('hot.views', { views: useFormatter().number(item.views) });
  const lang = itemLang(item, locale);
  const isTop = rank <= TOP_RANKS;
  return (
    <>
      <span aria-hidden="true" className="hot-rank">
        {rank}
      </span>
      <div className="flex min-w-0 flex-col items-start">
        <SectionKicker section={item.section} locale={locale} />
        <h3
          className={clsx('clamp-3 mt-1.5 font-display', isTop ? 'text-20' : 'text-17')}
          lang={lang}
        >
          <span className="sr-only" lang={locale}>
            {t('rank', { rank })}{' '}
          </span>
          <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
            <TitleText>{item.title}</TitleText>
          </a>
        </h3>
        {isTop && item.summary && (
          <p className="clamp-2 mt-1.5 text-15 text-ink-2 max-sm:hidden" lang={lang}>
            {item.summary}
          </p>
        )}
        <p className="mt-2 text-13 text-ink tabular">{views}</p>
        <ArticleFacts item={item} locale={locale} words={words} className="max-w-full" />
      </div>
      {isTop && <CoverImage pic={item.pic} use="thumb" coverKey={item.section.key} id={item.id} />}
    </>
  );
}
