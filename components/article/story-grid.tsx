import type { ArticleItem } from '@/lib/contract/articles';
import { SecondStory, type StoryProps } from './lead-story';

export interface StoryGridProps extends Omit<StoryProps, 'item'> {
  items: readonly ArticleItem[];
}

/** Stories two by two, with hairlines between columns and rows. */
export function StoryGrid({ items, locale, words }: StoryGridProps) {
  return (
    <ul className="story-grid">
      {items.map((item) => (
        <li key={item.id}>
          <SecondStory item={item} locale={locale} words={words} />
        </li>
      ))}
    </ul>
  );
}
