import { useTranslations } from '@/components/ui/words';
import { LiveEditionMark } from '@/components/ui/edition-mark';
import { foreignLang } from '@/components/ui/foreign-lang';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';

export interface HotListProps {
  items: readonly ArticleItem[];
  locale: Locale;
  /** The list of `homeHotList`, to be kept up to date (layout/behaviours/live-lists). */
  isLive?: boolean;
}

/** The most read, by rank: large numerals and titles, nothing else. */
export function HotList({ items, locale, isLive }: HotListProps) {
  const t = useTranslations('article');
  return (
    <ol className="ruled" data-live-list={isLive ? 'hot' : undefined}>
      {items.map((item, at) => (
        <li key={item.id} className="relative flex gap-3 py-3">
          <span
            aria-hidden="true"
            className="w-8 shrink-0 font-display text-30 leading-[0.85] font-bold text-faint tabular"
          >
            {at + 1}
          </span>
          <p className="min-w-0 text-15 leading-[1.5] font-medium text-balance">
            <span className="sr-only">{t('rank', { rank: at + 1 })} </span>
            <a
              data-live-link=""
              {...textLink('gw_detail', item, locale)}
              lang={foreignLang(item.lang, locale)}
              className="stretched clamp-3 hover:text-tide"
            >
              <TitleText>{item.title}</TitleText>
            </a>
            {isLive && <LiveEditionMark locale={locale} />}
          </p>
        </li>
      ))}
    </ol>
  );
}
