import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CoverImage } from '@/components/ui/cover-image';
import { foreignLang } from '@/components/ui/foreign-lang';
import { Icon } from '@/components/ui/icon';
import { knownZone } from '@/components/ui/time-zone';
import { TitleText } from '@/components/ui/title-text';
import type { CoverageItem } from '@/lib/contract/coverage';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { textLink } from '@/lib/routes/text-link';

export interface CoverageEntriesProps {
  items: readonly CoverageItem[];
  locale: Locale;
  /** The line under a report: who wrote it, when, in which language. */
  facts: (item: CoverageItem) => ReactNode;
}

/** Reports as pages of a diary: the day of the event in the margin, the report beside it. */
export function CoverageEntries({ items, locale, facts }: CoverageEntriesProps) {
  return (
    <ul className="coverage">
      {items.map((item) => (
        <li key={item.id}>
          <CoverageEntry item={item} locale={locale} facts={facts} />
        </li>
      ))}
    </ul>
  );
}

interface CoverageEntryProps extends Omit<CoverageEntriesProps, 'items'> {
  item: CoverageItem;
}

function CoverageEntry({ item, locale, facts }: CoverageEntryProps) {
  const lang = foreignLang(item.lang, locale);
  return (
    <article className="coverage-entry">
      <CoverageDay event={item.event} />
      <div className="min-w-0">
        {item.event && <CoveredEvent event={item.event} locale={locale} />}
        <div className="coverage-report">
          <div className="relative min-w-0">
            <h3 className="clamp-3 font-display text-20" lang={lang}>
              <a {...textLink('gw_detail', item, locale)} className="stretched hover:text-tide">
                <TitleText>{item.title}</TitleText>
              </a>
            </h3>
            {item.summary && (
              <p className="clamp-2 mt-1.5 text-15 text-ink-2" lang={lang}>
                {item.summary}
              </p>
            )}
            <div className="mt-1.5">{facts(item)}</div>
          </div>
          {item.pic && (
            <CoverImage
              pic={item.pic}
              use="thumb"
              coverKey={item.section.key}
              id={item.id}
              className="coverage-picture"
            />
          )}
        </div>
      </div>
    </article>
  );
}

/** The event's first day in its own zone; the margin stays empty where the report is from none. */
function CoverageDay({ event }: { event: CoverageItem['event'] }) {
  const format = useFormatter();
  if (!event) return <span aria-hidden="true" className="coverage-day" />;
  const start = new Date(event.start_time);
  const timeZone = knownZone(event.time_zone);
  return (
    <time dateTime={event.start_time} className="coverage-day">
      <span className="font-display text-30 leading-none font-bold tabular">
        {format.dateTime(start, { day: 'numeric', timeZone }).replace(/\D/g, '')}
      </span>
      <span className="text-12 text-ink-2">
        {format.dateTime(start, { month: 'short', timeZone })}
      </span>
    </time>
  );
}

function CoveredEvent({
  event,
  locale,
}: {
  event: NonNullable<CoverageItem['event']>;
  locale: Locale;
}) {
  const t = useTranslations('columns.coverage');
  const online = useTranslations('home.event')('online');
  return (
    <p className="mb-1 flex min-w-0 items-center gap-x-3 text-13 text-tide">
      <span className="sr-only">{t('event')} </span>
      <a
        href={href('ac_detail', { locale, param: event.id })}
        className="-my-1 min-w-0 truncate py-1 font-medium hover:underline"
      >
        <span lang={event.langs.title}>{event.title}</span>
      </a>
      <span className="flex shrink-0 items-center gap-1 text-ink-2">
        <Icon name={event.is_online ? 'video' : 'map-pin'} size={14} />
        {event.city || online}
      </span>
    </p>
  );
}
