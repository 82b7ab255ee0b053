import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import { textLink } from '@/lib/routes/text-link';
import { ArticleFacts, itemLang } from './article-facts';
import type { StoryProps } from './lead-story';
import { SectionKicker } from './section-kicker';

export interface ArticleRowProps extends StoryProps {
  /** Left out on the section's own page. */
  withSection?: boolean;
  /** Left out on the author's own page. */
  withAuthor?: boolean;
}

/** An article in a list. Made on the server and, for more of the list, in the browser alike. */
export function ArticleRow(props: ArticleRowProps) {
  const { item, locale, words, withSection = true, withAuthor = true } = props;
  const lang = itemLang(item, locale);
  return (
    <article className="relative flex gap-4 py-5 sm:gap-6">
      <div className="flex min-w-0 flex-1 flex-col items-start">
        {withSection && <SectionKicker section={item.section} locale={locale} className="mb-1" />}
        <h3 className="clamp-3 font-display text-17 sm:text-20" lang={lang}>
          <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
            <TitleText>{item.title}</TitleText>
          </a>
        </h3>
        {item.summary && (
          <p className="clamp-2 mt-1.5 text-15 text-ink-2 max-sm:hidden" lang={lang}>
            {item.summary}
          </p>
        )}
        <ArticleFacts
          item={item}
          locale={locale}
          words={words}
          withAuthor={withAuthor}
          className="mt-auto max-w-full pt-2"
        />
      </div>
      <CoverImage
        pic={item.pic}
        use="thumb"
        coverKey={item.section.key}
        id={item.id}
        className="mt-1 w-28 shrink-0 self-start sm:w-42"
      />
    </article>
  );
}

export interface ArticleRowsProps extends Omit<ArticleRowProps, 'item'> {
  items: readonly StoryProps['item'][];
}

/** A list of articles with a hairline between them. */
export function ArticleRows({ items, ...row }: ArticleRowsProps) {
  return (
    <div className="ruled" data-rows="">
      {items.map((item) => (
        <ArticleRow key={item.id} item={item} {...row} />
      ))}
    </div>
  );
}
