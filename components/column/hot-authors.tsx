import { useFormatter, useTranslations } from '@/components/ui/words';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { HotAuthor } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface HotAuthorsProps {
  items: readonly HotAuthor[];
  locale: Locale;
  /** What can be done with each, at the end of its line. */
  actionOf?: (author: HotAuthor) => ReactNode;
}

/** Authors by what was read of them this week: face, name, and the number. */
export function HotAuthors({ items, locale, actionOf }: HotAuthorsProps) {
  const t = useTranslations('columns');
  const format = useFormatter();
  return (
    <ol className="ruled">
      {items.map((item) => (
        <li key={item.id} className="relative flex items-center gap-3 py-3">
          <Avatar name={item.nickname} src={item.avatar_img} size={40} />
          <div className="min-w-0 flex-1">
            <p className="clamp-2 text-15 leading-[1.4] font-medium">
              <a
                href={href('author', { locale, param: item.id })}
                className="stretched hover:text-tide"
              >
                {item.nickname}
              </a>
            </p>
            <p className="text-12 leading-5 text-ink-2 tabular">
              {t('authorRecent', {
                count: item.recent_count,
                views: format.number(item.recent_views),
              })}
            </p>
          </div>
          {actionOf?.(item)}
        </li>
      ))}
    </ol>
  );
}
