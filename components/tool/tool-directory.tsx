import { useTranslations } from 'next-intl';
import type { ToolCategory, ToolItem } from '@/lib/contract/tools';
import type { Locale } from '@/lib/i18n/locales';
import { ToolEntry } from './tool-entry';

export interface ToolDirectoryProps {
  /** Id that the search finds it by. */
  id: string;
  locale: Locale;
  items: readonly ToolItem[];
  /** The categories that have tools here. */
  shown: readonly ToolCategory[];
}

/** The tools, a section for each purpose. */
export function ToolDirectory({ id, locale, items, shown }: ToolDirectoryProps) {
  const t = useTranslations('tools.category');
  const tellsUnchecked = items.some((item) => item.checked_time !== null);
  return (
    <div id={id}>
      {shown.map((key) => (
        <section key={key} data-tools="" aria-labelledby={`tools-${key}`} className="mt-8">
          <h2
            id={`tools-${key}`}
            className="scroll-mt-6 border-b border-rule pb-2 font-display text-20"
          >
            {t(key)}
          </h2>
          <ul className="ruled sm:grid sm:grid-cols-2 sm:gap-x-8 sm:[&>li:nth-child(2)]:border-t-0">
            {items
              .filter((item) => item.category === key)
              .map((item) => (
                <ToolEntry
                  key={item.id}
                  tool={item}
                  locale={locale}
                  tellsUnchecked={tellsUnchecked}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
