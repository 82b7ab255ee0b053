import clsx from 'clsx';
import { editionMark, foreignLang } from '@/components/ui/foreign-lang';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { Mark } from '@/components/ui/tag';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { ArticleWords } from './article-words';

export interface ArticleFactsProps {
  item: Pick<ArticleItem, 'author' | 'release_time' | 'lang' | 'is_sponsored'>;
  locale: Locale;
  words: ArticleWords;
  /** Left out on the author's own page. */
  withAuthor?: boolean;
  className?: string | undefined;
}

/**
 * One quiet line: author, time, and what has to be said. Where they have no room side by side the
 * time goes under them; only a name longer than a line is cut.
 */
export function ArticleFacts(props: ArticleFactsProps) {
  const { item, locale, words, withAuthor = true, className } = props;
  const edition = editionMark(item.lang, locale, words);
  return (
    <p
      className={clsx(
        'flex min-w-0 flex-wrap items-center gap-x-2 text-13 leading-5 whitespace-nowrap text-ink-2',
        className,
      )}
    >
      {item.is_sponsored && <Mark tone="signal">{words.sponsored}</Mark>}
      {edition && <Mark>{edition}</Mark>}
      {withAuthor && (
        <a
          href={href('author', { locale, param: item.author.id })}
          className="relative z-1 -my-0.5 max-w-full truncate py-0.5 hover:text-tide"
        >
          {item.author.nickname}
        </a>
      )}
      <RelativeTime iso={item.release_time} locale={locale} />
    </p>
  );
}

/** Language attribute of an article's own words on the page. */
export function itemLang(item: Pick<ArticleItem, 'lang'>, locale: Locale): Locale | undefined {
  return foreignLang(item.lang, locale);
}
