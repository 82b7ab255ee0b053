import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time-element';
import { TitleText } from '@/components/ui/title-text';
import type { ColumnItem } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface ColumnLedgerProps {
  items: readonly ColumnItem[];
  locale: Locale;
  /** Headings stand one level lower beside another list. */
  isRail?: boolean;
}

/** Columns as lines of a directory: face, name and author, the newest piece, the number. */
export function ColumnLedger({ items, locale, isRail = false }: ColumnLedgerProps) {
  const t = useTranslations('columns');
  const common = useTranslations('common');
  return (
    <ul className={isRail ? 'ruled' : 'column-ledger'}>
      {items.map((item) => (
        <li key={item.id} className={isRail ? 'relative flex gap-3 py-3' : undefined}>
          <div className="relative flex min-w-0 items-center gap-3">
            <Avatar name={item.author.nickname} src={item.author.avatar_img} size={40} />
            <div className="min-w-0 flex-1">
              <p className="clamp-2 font-display text-17 leading-[1.4] font-bold">
                <a
                  href={href('zl_list', { locale, param: item.id })}
                  className="stretched hover:text-tide"
                >
                  <TitleText>{item.title}</TitleText>
                </a>
              </p>
              <p className="clamp-2 text-12 text-ink-2">{item.author.nickname}</p>
            </div>
          </div>
          {!isRail && (
            <>
              {item.latest ? (
                <p className="column-ledger-latest">
                  <a
                    href={href('gw_detail', { locale, param: item.latest.id })}
                    className="clamp-2 text-15 leading-[1.5] hover:text-tide"
                  >
                    <TitleText>{item.latest.title}</TitleText>
                  </a>
                  <RelativeTime
                    iso={item.latest.release_time}
                    locale={locale}
                    className="mt-0.5 block text-12 text-ink-2"
                  />
                </p>
              ) : (
                <p className="column-ledger-latest text-13 text-ink-2">{t('nothingYet')}</p>
              )}
              <p className="column-ledger-count text-13 text-ink-2 tabular">
                {common('articlesCount', { count: item.article_count })}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
