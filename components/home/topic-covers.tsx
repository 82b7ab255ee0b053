import { useTranslations } from 'next-intl';
import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { Locale } from '@/lib/i18n/locales';
import type { TopicItem } from '@/lib/contract/topics';
import { href } from '@/lib/routes/href';

export interface TopicCoversProps {
  items: readonly TopicItem[];
  locale: Locale;
}

/** Specials as the covers of a shelf: the first one large. */
export function TopicCovers({ items, locale }: TopicCoversProps) {
  const common = useTranslations('common');
  return (
    <ul className="shelf">
      {items.map((item, at) => (
        <li key={item.id} className="relative">
          <CoverImage
            pic={item.pic}
            use={at === 0 ? 'half' : 'card'}
            coverKey={`topic-${item.id}`}
            id={item.id}
          />
          <h3
            className={at === 0 ? 'mt-3 font-display text-20' : 'clamp-2 mt-2 font-display text-15'}
          >
            <a
              href={href('home_zt', { locale, param: item.id })}
              className="stretched hover:text-tide"
            >
              <TitleText>{item.title}</TitleText>
            </a>
          </h3>
          {at === 0 && (
            <p className="clamp-2 mt-1 text-13 text-ink-2">
              <TitleText>{item.intro}</TitleText>
            </p>
          )}
          <p className="mt-1 text-12 text-ink-2">
            {common('articlesCount', { count: item.article_count })}
          </p>
        </li>
      ))}
    </ul>
  );
}
