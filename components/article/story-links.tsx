import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import { textLink } from '@/lib/routes/text-link';
import { ArticleFacts, itemLang } from './article-facts';
import type { StoryProps } from './lead-story';

export interface StoryLinksProps extends Omit<StoryProps, 'item'> {
  items: readonly ArticleItem[];
}

/** Stories as titles with a line of facts each: where they stand beside something larger. */
export function StoryLinks({ items, locale, words }: StoryLinksProps) {
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item.id} className="relative py-3 first:pt-0">
          <p className="font-display text-17 leading-title font-bold" lang={itemLang(item, locale)}>
            <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
              <TitleText>{item.title}</TitleText>
            </a>
          </p>
          <ArticleFacts item={item} locale={locale} words={words} className="mt-1 max-w-full" />
        </li>
      ))}
    </ul>
  );
}
