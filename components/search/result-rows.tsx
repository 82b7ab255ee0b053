import { CoverImage } from '@/components/ui/cover-image';
import { editionMark, foreignLang, type EditionWords } from '@/components/ui/foreign-lang';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { Mark } from '@/components/ui/tag';
import { MarkedTitleText } from '@/components/ui/title-text';
import type { SearchHit, SearchKind, TextPart } from '@/lib/contract/search';
import type { Locale } from '@/lib/i18n/locales';
import { hitLink, type HitPaths } from './hit-paths';

export interface ResultRowsProps {
  items: readonly SearchHit[];
  locale: Locale;
  /** Names of the kinds. */
  kinds: Readonly<Record<SearchKind, string>>;
  paths: HitPaths;
  words: EditionWords;
}

/** Results with what was looked for marked; made on the server and, for more, in the browser. */
export function ResultRows({ items, ...row }: ResultRowsProps) {
  return (
    <div className="ruled">
      {items.map((item) => (
        <ResultRow key={`${item.kind}:${item.id}`} item={item} {...row} />
      ))}
    </div>
  );
}

function ResultRow({
  item,
  locale,
  kinds,
  paths,
  words,
}: Omit<ResultRowsProps, 'items'> & { item: SearchHit }) {
  const lang = foreignLang(item.lang, locale);
  const edition = editionMark(item.lang, locale, words);
  return (
    <article className="relative flex gap-4 py-5 sm:gap-6">
      <div className="min-w-0 flex-1">
        <h3 className="clamp-3 font-display text-17 sm:text-20" lang={lang}>
          <a {...hitLink(paths, item, locale)} className="stretched hover:text-tide">
            <MarkedTitleText parts={item.title_parts} />
          </a>
        </h3>
        {item.excerpt_parts.length > 0 && (
          <p className="clamp-3 mt-1.5 text-15 wrap-anywhere text-ink-2" lang={lang}>
            <MarkedText parts={item.excerpt_parts} />
          </p>
        )}
        <p className="mt-2 flex min-w-0 flex-wrap items-center gap-x-2 text-13 leading-6 whitespace-nowrap text-ink-2">
          <span className="shrink-0 text-tide">{kinds[item.kind]}</span>
          {edition && <Mark>{edition}</Mark>}
          {item.note !== '' && <span className="max-w-full truncate">{item.note}</span>}
          {item.time !== null && (
            <RelativeTime iso={item.time} locale={locale} className="shrink-0" />
          )}
        </p>
      </div>
      {item.kind === 'article' && (
        <CoverImage
          pic={item.pic}
          use="thumb"
          coverKey={item.section_key}
          id={item.id}
          className="mt-1 w-28 shrink-0 self-start sm:w-42"
        />
      )}
    </article>
  );
}

function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) =>
    part.hit ? (
      <mark key={at} className="search-mark">
        {part.text}
      </mark>
    ) : (
      <span key={at}>{part.text}</span>
    ),
  );
}
