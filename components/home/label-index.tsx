import { useFormatter } from '@/components/ui/words';
import type { Label } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface LabelIndexProps {
  items: readonly Label[];
  locale: Locale;
}

/** Labels with their counts, as the index at the back of a book: a word, dots, a number. */
export function LabelIndex({ items, locale }: LabelIndexProps) {
  const format = useFormatter();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={href('gw_dex', { locale, param: item.id })}
            className="flex min-h-9 items-baseline gap-2 py-2 text-15 leading-5 hover:text-tide max-rail:min-h-11 max-rail:py-3"
          >
            <span className="clamp-2 min-w-0">{item.name}</span>
            <span
              aria-hidden="true"
              className="min-w-4 flex-1 border-b border-dotted border-rule"
            />
            <span className="text-13 text-ink-2 tabular">{format.number(item.article_count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
