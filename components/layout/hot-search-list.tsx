import clsx from 'clsx';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface HotSearchListProps {
  /** `data.searchLists` of the call. */
  words: readonly { id: number; keyword: string }[];
  locale: Locale;
  className?: string | undefined;
}

/** Ranks that are set in the signal colour. */
const LEADING_RANKS = 3;

/** The words searched for most, each a link to its search; brought up to date by live-lists. */
export function HotSearchList({ words, locale, className }: HotSearchListProps) {
  return (
    <ol data-live-list="search" className={clsx('hot-words', className)}>
      {words.map(({ id, keyword }, at) => (
        <li key={id} className="flex min-h-9 items-baseline gap-2 max-rail:min-h-11">
          <span
            aria-hidden="true"
            className={clsx(
              'w-5 shrink-0 text-13 font-semibold tabular',
              at < LEADING_RANKS ? 'text-signal' : 'text-ink-2',
            )}
          >
            {at + 1}
          </span>
          {/* Border for padding: a line that is cut off would show in padding. */}
          <a
            data-live-link=""
            href={href('search', { locale, param: keyword })}
            className="clamp-3 min-w-0 flex-1 border-y-8 border-transparent text-15 leading-5 hover:text-tide max-rail:border-y-12"
          >
            {keyword}
          </a>
        </li>
      ))}
    </ol>
  );
}
