import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import { textLink } from '@/lib/routes/text-link';
import { ArticleFacts, itemLang } from './article-facts';
import type { StoryProps } from './lead-story';

/** An article as a picture with its title below, for rows of several. */
export function ArticleCard({ item, locale, words }: StoryProps) {
  const lang = itemLang(item, locale);
  return (
    <article className="relative flex flex-col">
      <CoverImage pic={item.pic} use="card" coverKey={item.section.key} id={item.id} />
      <h3 className="clamp-3 mt-3 font-display text-17" lang={lang}>
        <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
          <TitleText>{item.title}</TitleText>
        </a>
      </h3>
      <ArticleFacts item={item} locale={locale} words={words} className="mt-auto pt-2" />
    </article>
  );
}
