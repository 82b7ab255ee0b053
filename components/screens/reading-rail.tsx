import { useTranslations } from '@/components/ui/words';
import type { ArticleItem } from '@/lib/contract/articles';
import type { HotAuthor } from '@/lib/contract/columns';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { HotAuthorsPanel } from './author-panels';
import { FlashPanel, HotPanel, RecommendedPanel } from './widget-panels';

export interface ReadingRailProps {
  locale: Locale;
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
  recommended?: readonly ArticleItem[] | undefined;
  authors?: readonly HotAuthor[] | undefined;
}

/**
 * The column beside a page: the newest flashes, the most read, what is recommended,
 * who is read. Empty panels are left out.
 */
export function ReadingRail(props: ReadingRailProps) {
  const { locale, flashes = [], hot = [], recommended = [], authors = [] } = props;
  const t = useTranslations('home');
  return (
    <aside className="rail no-print" aria-label={t('rail')}>
      {flashes.length > 0 && <FlashPanel id="rail-flash" locale={locale} items={flashes} />}
      {hot.length > 0 && <HotPanel id="rail-hot" locale={locale} items={hot} />}
      {recommended.length > 0 && (
        <RecommendedPanel id="rail-recommended" locale={locale} items={recommended} />
      )}
      {authors.length > 0 && <HotAuthorsPanel id="rail-authors" locale={locale} items={authors} />}
    </aside>
  );
}
