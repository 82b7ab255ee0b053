import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { TimelineEntry } from '@/lib/contract/topic-details';
import type { Locale } from '@/lib/i18n/locales';

export interface TopicTimelineProps {
  entries: readonly TimelineEntry[];
  /** Not read here: it tells one language's markup from another's (ui/frozen). */
  locale: Locale;
}

/** What happened, oldest first: the date in the margin, the year where it changes. */
export function TopicTimeline({ entries }: TopicTimelineProps) {
  const t = useTranslations('topics');
  return (
    <ol className="topic-timeline">
      {entries.map((entry, at) => {
        const isNewYear = yearOf(entry) !== (at === 0 ? '' : yearOf(entries[at - 1]));
        return (
          <li
            key={`${entry.date} ${entry.title}`}
            className={isNewYear ? 'is-new-year' : undefined}
          >
            <EntryDate date={entry.date} withYear={isNewYear} />
            <div className="min-w-0">
              <h3 className="text-15 leading-[1.5] font-semibold rail:text-17">
                <TitleText>{entry.title}</TitleText>
              </h3>
              {entry.text && <p className="mt-0.5 text-15 text-ink-2">{entry.text}</p>}
              {entry.url && (
                <a
                  href={entry.url}
                  rel="noopener"
                  className="inline-flex min-h-8 items-center gap-1 text-13 text-tide hover:underline max-rail:min-h-11"
                >
                  {t('check')}
                  <span className="sr-only">{entry.title}</span>
                  <Icon name="external-link" size={12} />
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function EntryDate({ date, withYear }: { date: string; withYear: boolean }) {
  const format = useFormatter();
  const [year, month, day] = date.split('-');
  const moment = new Date(`${year}-${month ?? '06'}-${day ?? '15'}T12:00:00+08:00`);
  return (
    <time dateTime={date} className="topic-timeline-date">
      <span className={withYear || !month ? 'topic-timeline-year' : 'sr-only'}>{year}</span>
      {month && (
        <span>
          {format.dateTime(moment, {
            month: 'short',
            ...(day ? { day: 'numeric' as const } : {}),
          })}
        </span>
      )}
    </time>
  );
}

function yearOf(entry: TimelineEntry | undefined): string {
  return entry?.date.slice(0, 4) ?? '';
}
