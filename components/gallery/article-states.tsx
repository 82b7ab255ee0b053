import { useTranslations } from 'next-intl';
import { ArticleCard } from '@/components/article/article-card';
import { ArticleRows } from '@/components/article/article-row';
import { articleWords } from '@/components/article/article-words';
import { LeadStory } from '@/components/article/lead-story';
import { RelatedList } from '@/components/article/related-list';
import { StoryGrid } from '@/components/article/story-grid';
import type { ArticleItem } from '@/lib/contract/articles';
import { GalleryState } from './gallery-state';
import { longName, longTitle, sampleArticle, type SampleWords } from './sample-items';

/** Articles that are hard to set: long, short, foreign, sponsored, without picture or summary. */
export function hardArticles(words: SampleWords): ArticleItem[] {
  const longAuthor = { id: 2, nickname: longName(words), avatar_img: '', is_sample: true };
  return [
    sampleArticle(1, words),
    sampleArticle(2, words),
    sampleArticle(3, words, { summary: '' }),
    sampleArticle(4, words, { title: longTitle(words), author: longAuthor, is_sponsored: true }),
    sampleArticle(5, words, {
      title: words.names[0] ?? '',
      lang: words.locale === 'en' ? 'zh-Hans' : 'en',
    }),
    sampleArticle(6, words, {
      title: `0x71C7656EC7ab88b098defB751B7401B5f6d8976F ${words.names[1]}`,
    }),
  ];
}

/** The forms of an article in a list. */
export function ArticleStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  const row = { locale, words: articleWords(useTranslations('common')) };
  const several = hardArticles(words);
  const [first, , , hard] = several as [ArticleItem, ArticleItem, ArticleItem, ArticleItem];
  const twoHundred = Array.from({ length: 200 }, (_, at) => sampleArticle(100 + at, words));
  return (
    <>
      <GalleryState name="LeadStory: generated cover">
        <LeadStory item={first} {...row} />
      </GalleryState>
      <GalleryState name="LeadStory: long title, long author, sponsored">
        <LeadStory item={hard} {...row} />
      </GalleryState>
      <GalleryState name="StoryGrid: one, three, four">
        <StoryGrid items={several.slice(0, 1)} {...row} />
        <StoryGrid items={several.slice(1, 4)} {...row} />
        <StoryGrid items={several.slice(0, 4)} {...row} />
      </GalleryState>
      <GalleryState name="ArticleRows: all lengths">
        <ArticleRows items={several} {...row} />
      </GalleryState>
      <GalleryState name="ArticleRows: two hundred">
        <div
          className="max-h-120 overflow-y-auto"
          tabIndex={0}
          role="region"
          aria-label={words.names[0]}
        >
          <ArticleRows items={twoHundred} {...row} />
        </div>
      </GalleryState>
      <GalleryState name="ArticleCard">
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {several.slice(0, 4).map((item) => (
            <ArticleCard key={item.id} item={item} {...row} />
          ))}
        </div>
      </GalleryState>
      <GalleryState name="RelatedList: four">
        <RelatedList items={several.slice(1, 5)} locale={locale} />
      </GalleryState>
    </>
  );
}
