import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';
import { ArticleFacts, itemLang } from './article-facts';
import type { ArticleWords } from './article-words';
import { SectionKicker } from './section-kicker';

export interface StoryProps {
  item: ArticleItem;
  locale: Locale;
  words: ArticleWords;
}

/** The top story: the words stand on the paper that is cut into the picture's lower edge. */
export function LeadStory({ item, locale, words }: StoryProps) {
  const lang = itemLang(item, locale);
  return (
    <article className="relative">
      <CoverImage
        pic={item.pic}
        use="lead"
        coverKey={item.section.key}
        id={item.id}
        priority
        className="max-sm:-mx-4 max-sm:rounded-none"
      />
      <div className="relative -mt-8 w-[92%] rounded-tr-2 bg-paper pt-4 pr-4 max-sm:-ml-4 max-sm:pl-4 sm:-mt-14 sm:w-[88%] sm:pt-5 sm:pr-8">
        <SectionKicker section={item.section} locale={locale} />
        <h2 className="mt-1 font-display text-24 sm:text-30 wide:text-38" lang={lang}>
          <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
            <TitleText>{item.title}</TitleText>
          </a>
        </h2>
      </div>
      <p className="clamp-2 mt-3 text-15 text-ink-2 sm:text-17" lang={lang}>
        {item.summary}
      </p>
      <ArticleFacts item={item} locale={locale} words={words} className="mt-2" />
    </article>
  );
}

/** One of the stories after the lead: words left, a small picture right. */
export function SecondStory({ item, locale, words }: StoryProps) {
  const lang = itemLang(item, locale);
  return (
    <article className="relative flex h-full gap-4">
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <SectionKicker section={item.section} locale={locale} />
        <h3 className="clamp-3 mt-1 font-display text-17" lang={lang}>
          <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
            <TitleText>{item.title}</TitleText>
          </a>
        </h3>
        <ArticleFacts
          item={item}
          locale={locale}
          words={words}
          className="mt-auto pt-2 max-w-full"
        />
      </div>
      <CoverImage
        pic={item.pic}
        use="thumb"
        coverKey={item.section.key}
        id={item.id}
        className="w-28 shrink-0 self-start"
      />
    </article>
  );
}
