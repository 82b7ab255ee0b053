import { useTranslations } from 'next-intl';
import { CoverImage } from '@/components/ui/cover-image';
import { TitleText } from '@/components/ui/title-text';
import type { TopicItem } from '@/lib/contract/topics';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface TopicShelfProps {
  items: readonly TopicItem[];
  locale: Locale;
}

/** Specials as the covers of a shelf, two or three in a row. */
export function TopicShelf({ items, locale }: TopicShelfProps) {
  const common = useTranslations('common');
  return (
    <ul className="topic-shelf">
      {items.map((item) => (
        <li key={item.id} className="relative">
          <CoverImage pic={item.pic} use="half" coverKey={`topic-${item.id}`} id={item.id} />
          <h3 className="mt-3 font-display text-17 sm:text-20">
            <a
              href={href('home_zt', { locale, param: item.id })}
              className="stretched hover:text-tide"
            >
              <TitleText>{item.title}</TitleText>
            </a>
          </h3>
          {item.subtitle && (
            <p className="clamp-2 mt-1 text-13 text-ink-2">
              <TitleText>{item.subtitle}</TitleText>
            </p>
          )}
          <p className="mt-1.5 text-12 text-ink-2">
            {common('articlesCount', { count: item.article_count })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The newest special, as the front of a magazine: the picture, and the words beside it. */
export function TopicFront({ item, locale }: { item: TopicItem; locale: Locale }) {
  const t = useTranslations('topics');
  const common = useTranslations('common');
  return (
    <article className="topic-front relative">
      <CoverImage
        pic={item.pic}
        use="lead"
        coverKey={`topic-${item.id}`}
        id={item.id}
        priority
        className="max-sm:-mx-4 max-sm:rounded-none"
      />
      <div className="topic-front-words">
        <p className="text-13 text-tide">{t('newest')}</p>
        <h2 className="mt-1 font-display text-24 rail:text-30">
          <a
            href={href('home_zt', { locale, param: item.id })}
            className="stretched hover:text-tide"
          >
            <TitleText>{item.title}</TitleText>
          </a>
        </h2>
        {item.subtitle && (
          <p className="mt-2 font-display text-17 text-ink-2">
            <TitleText>{item.subtitle}</TitleText>
          </p>
        )}
        <p className="clamp-3 mt-3 text-15 text-ink-2">
          <TitleText>{item.intro}</TitleText>
        </p>
        <p className="mt-3 text-13 text-ink-2">
          {common('articlesCount', { count: item.article_count })}
        </p>
      </div>
    </article>
  );
}
