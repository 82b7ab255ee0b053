import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/tag';
import { TitleText } from '@/components/ui/title-text';
import type { CalendarEntry } from '@/lib/contract/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EntrySpan, EntryTime } from './entry-time';

export interface CalendarLineProps {
  entry: CalendarEntry;
  locale: Locale;
  /** Level of its heading: under a day's heading. */
  heading?: 'h3' | 'h4';
}

/** One date of the calendar: when, what kind, what, where, and who says so. */
export function CalendarLine(props: CalendarLineProps) {
  const { entry, locale, heading: Heading = 'h3' } = props;
  const t = useTranslations('calendar');
  return (
    <article className={`cal-line is-${entry.kind} is-level-${entry.importance}`}>
      <p className="cal-line-time">
        <EntryTime entry={entry} />
      </p>
      <div className="min-w-0">
        <p className="cal-line-facts">
          <span className="cal-kind">{t(`kind.${entry.kind}`)}</span>
          {entry.importance === 3 && <Mark tone="signal">{t('importance.3')}</Mark>}
          {entry.is_ongoing && <span className="font-medium text-tide">{t('ongoing')}</span>}
          <EntrySpan entry={entry} />
        </p>
        <Heading className="text-15 leading-[1.5] font-semibold rail:text-17">
          {entry.event_id === null ? (
            <TitleText>{entry.title}</TitleText>
          ) : (
            <a
              href={href('ac_detail', { locale, param: entry.event_id })}
              className="hover:text-tide hover:underline hover:decoration-1 hover:underline-offset-4"
            >
              <TitleText>{entry.title}</TitleText>
            </a>
          )}
        </Heading>
        {entry.note && <p className="mt-0.5 max-w-measure text-15 text-ink-2">{entry.note}</p>}
        <EntryFoot entry={entry} />
      </div>
    </article>
  );
}

function EntryFoot({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations('calendar');
  if (!entry.place && !entry.source && !entry.is_sample && !entry.is_tentative) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
      {entry.place && (
        <span className="inline-flex items-center gap-1">
          <Icon name="map-pin" size={13} />
          {entry.place}
        </span>
      )}
      {entry.source && (
        <a
          href={entry.source.url}
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1 hover:text-tide hover:underline max-rail:min-h-11"
        >
          {t('source')} {entry.source.name}
          <Icon name="external-link" size={12} />
        </a>
      )}
      {entry.is_sample && <Mark>{t('sample')}</Mark>}
      {entry.is_tentative && <span>{t('tentative')}</span>}
    </p>
  );
}
