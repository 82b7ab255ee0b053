import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { TitleText } from '@/components/ui/title-text';
import type { ColumnItem } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface ColumnFacesProps {
  items: readonly ColumnItem[];
  locale: Locale;
}

/** Columns by the faces of those who write them, each with its newest piece. */
export function ColumnFaces({ items, locale }: ColumnFacesProps) {
  const t = useTranslations('home');
  return (
    <ul className="faces strip">
      {items.map((item) => (
        <li key={item.id} className="flex flex-col">
          <a href={href('zl_list', { locale, param: item.id })} className="hover:text-tide">
            <Avatar name={item.author.nickname} src={item.author.avatar_img} size={56} />
            <span className="clamp-2 mt-3 text-15 leading-[1.4] font-semibold">
              <TitleText>{item.title}</TitleText>
            </span>
            <span className="clamp-2 mt-0.5 text-12 text-ink-2">{item.author.nickname}</span>
          </a>
          {item.latest ? (
            <a
              href={href('gw_detail', { locale, param: item.latest.id })}
              className="clamp-3 mt-3 text-13 leading-[1.65] hover:text-tide"
            >
              <TitleText>{item.latest.title}</TitleText>
            </a>
          ) : (
            <p className="mt-3 text-13 text-ink-2">{t('columnEmpty')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
