import { useTranslations } from 'next-intl';
import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { TopicItem } from '@/lib/contract/topics';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Other specials as spines: a small cover, the name, the number of articles. */
export function OtherTopics({ items, locale }: { items: readonly TopicItem[]; locale: Locale }) {
  const common = useTranslations('common');
  return (
    <ul className="ruled">
      {items.map((item) => (
        <li key={item.id} className="relative flex items-center gap-3 py-3">
          <CoverImage
            pic={item.pic}
            use="thumb"
            coverKey={`topic-${item.id}`}
            id={item.id}
            className="w-24 shrink-0"
          />
          <div className="min-w-0">
            <h3 className="clamp-2 font-display text-15">
              <a
                href={href('home_zt', { locale, param: item.id })}
                className="stretched hover:text-tide"
              >
                <TitleText>{item.title}</TitleText>
              </a>
            </h3>
            <p className="mt-0.5 text-12 text-ink-2">
              {common('articlesCount', { count: item.article_count })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
