import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import { clockTime, dayKey } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { NoticeItem } from '@/lib/contract/notices';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { NoticeKind } from './notice-kind';

export interface NoticeListProps {
  items: readonly NoticeItem[];
  locale: Locale;
}

/** Announcements as a register: the date in the margin, what it is about, and what it says. */
export function NoticeList({ items, locale }: NoticeListProps) {
  const t = useTranslations('documents.notices');
  return (
    <ol className="ruled border-b border-hairline">
      {items.map((item) => (
        <li
          key={item.id}
          className={clsx(
            'relative grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)]',
            item.is_pinned && 'border-l-2 border-signal pl-4',
          )}
        >
          <p className="flex gap-x-3 text-13 text-ink-2 tabular sm:block">
            <time dateTime={item.release_time} title={clockTime(item.release_time)}>
              {dayKey(item.release_time)}
            </time>
            <span className="sm:mt-1 sm:block">
              <NoticeKind kind={item.kind} />
            </span>
          </p>
          <div className="min-w-0">
            <h3 className="font-display text-17 rail:text-20">
              <a
                href={href('notice', { locale, param: item.id })}
                className="stretched hover:text-tide"
              >
                <TitleText>{item.title}</TitleText>
              </a>
            </h3>
            {item.is_pinned && (
              <p className="mt-1 text-12 font-semibold text-signal">{t('pinned')}</p>
            )}
            <p className="mt-1 max-w-measure text-15 text-ink-2">{item.summary}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
