import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { TitleText } from '@/components/ui/title-text';
import type { ColumnItem } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface ColumnEntriesProps {
  items: readonly ColumnItem[];
  locale: Locale;
}

/** Columns two abreast: the face, what it is about, and its newest piece under a hairline. */
export function ColumnEntries({ items, locale }: ColumnEntriesProps) {
  return (
    <ul className="column-entries">
      {items.map((item) => (
        <li key={item.id}>
          <ColumnEntry item={item} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function ColumnEntry({ item, locale }: { item: ColumnItem; locale: Locale }) {
  const common = useTranslations('common');
  return (
    <article className="column-entry">
      <header className="relative flex items-start gap-4">
        <Avatar name={item.author.nickname} src={item.author.avatar_img} size={56} />
        <div className="min-w-0 flex-1">
          <h3 className="font-display text-20">
            <a
              href={href('zl_list', { locale, param: item.id })}
              className="stretched hover:text-tide"
            >
              <TitleText>{item.title}</TitleText>
            </a>
          </h3>
          <p className="mt-0.5 flex min-w-0 gap-x-2 text-13 text-ink-2">
            <span className="clamp-2 min-w-0">{item.author.nickname}</span>
            <span className="shrink-0 tabular">
              {common('articlesCount', { count: item.article_count })}
            </span>
          </p>
        </div>
      </header>
      <p className="clamp-3 mt-3 text-15 text-ink-2">
        <TitleText>{item.intro}</TitleText>
      </p>
      <LatestPiece item={item} locale={locale} />
    </article>
  );
}

function LatestPiece({ item, locale }: { item: ColumnItem; locale: Locale }) {
  const t = useTranslations('columns');
  if (!item.latest) {
    return <p className="column-latest text-13 text-ink-2">{t('nothingYet')}</p>;
  }
  return (
    <p className="column-latest relative">
      <span className="sr-only">{t('latest')} </span>
      <a
        href={href('gw_detail', { locale, param: item.latest.id })}
        className="stretched clamp-2 text-15 leading-[1.5] font-medium hover:text-tide"
      >
        <TitleText>{item.latest.title}</TitleText>
      </a>
      <RelativeTime
        iso={item.latest.release_time}
        locale={locale}
        className="mt-1 block text-12 text-ink-2"
      />
    </p>
  );
}
