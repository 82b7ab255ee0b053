import { useTranslations } from '@/components/ui/words';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { articleWords } from './article-words';
import { StoryGrid } from './story-grid';

/** An even number fills the two columns. */
const RELATED_SHOWN = 4;

export interface RelatedListProps {
  items: readonly ArticleItem[];
  locale: Locale;
}

/** What to read next, under an article; nothing at all where there is nothing. */
export function RelatedList({ items, locale }: RelatedListProps) {
  const t = useTranslations('article');
  const words = articleWords(useTranslations('common'));
  if (items.length === 0) return null;
  return (
    <Panel id="related" title={t('related')} className="no-print">
      <StoryGrid items={items.slice(0, RELATED_SHOWN)} locale={locale} words={words} />
    </Panel>
  );
}
