import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { CalendarKind } from '@/lib/contract/calendar';

/** The addresses of one calendar file: to subscribe to, and to fetch once. */
export interface CalendarFeed {
  kind: CalendarKind | 'all';
  /** webcal:// */
  webcal: string;
  /** Path of the file. */
  file: string;
}

/** The calendar for one's own calendar: a line for everything and one for each kind. */
export function CalendarSubscribe({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const t = useTranslations('calendar');
  return (
    <>
      <p className="text-13 text-ink-2">{t('subscribeText')}</p>
      <ul className="ruled mt-2">
        {feeds.map(({ kind, webcal, file }) => (
          <li key={kind} className="flex items-center gap-3">
            <a
              href={webcal}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-15 hover:text-tide"
            >
              {kind === 'all' ? (
                <Icon name="calendar-days" size={16} className="shrink-0 text-tide" />
              ) : (
                <span className={`cal-dot is-${kind}`} aria-hidden="true" />
              )}
              <span className="min-w-0">
                {kind === 'all'
                  ? t('subscribeAll')
                  : t('subscribeKind', { kind: t(`kind.${kind}`) })}
              </span>
            </a>
            <a
              href={file}
              download=""
              className="flex min-h-11 shrink-0 items-center text-13 text-ink-2 hover:text-tide hover:underline"
            >
              <span aria-hidden="true">{t('fileMark')}</span>
              <span className="sr-only">
                {t('file')} {t(`kind.${kind}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
