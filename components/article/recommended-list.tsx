import { LiveEditionMark } from '@/components/ui/edition-mark';
import { foreignLang } from '@/components/ui/foreign-lang';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import { RECOMMEND_SIZE } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';

export interface RecommendedListProps {
  items: readonly ArticleItem[];
  locale: Locale;
}

/** What is worth reading now, ten of it: titles with their time. */
export function RecommendedList({ items, locale }: RecommendedListProps) {
  return (
    <ol data-live-list="recommended" data-page-rows="" className="ruled">
      {items.slice(0, RECOMMEND_SIZE).map((item) => (
        <li key={item.id} className="relative py-3">
          <p className="clamp-3 text-15 leading-[1.5] font-medium">
            <a
              data-live-link=""
              {...textLink('gw_detail', item, locale)}
              lang={foreignLang(item.lang, locale)}
              className="stretched hover:text-tide"
            >
              <TitleText>{item.title}</TitleText>
            </a>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-12 text-ink-2">
            <LiveEditionMark locale={locale} />
            <RelativeTime iso={item.release_time} locale={locale} />
          </p>
        </li>
      ))}
    </ol>
  );
}
