import { useTranslations } from 'next-intl';
import type { ActivityDetails } from '@/lib/contract/activities';
import type { Locale } from '@/lib/i18n/locales';
import { ReaderTime } from './reader-time';
import { useEventTimes } from './use-event-times';

export interface EventFactsProps {
  event: ActivityDetails;
  locale: Locale;
}

/** When and where an event is. */
export function EventFacts({ event, locale }: EventFactsProps) {
  const t = useTranslations('events.detail');
  const times = useEventTimes();
  const parting = locale === 'en' ? ', ' : ' · ';
  const place = [event.address, event.city].filter(Boolean).join(parting);
  return (
    <dl className="event-facts">
      <dt>{t('when')}</dt>
      <dd className="text-15">
        <time dateTime={event.start_time} className="tabular">
          {times.span(event)}
        </time>
        <ReaderTime
          start={event.start_time}
          end={event.end_time}
          timeZone={event.time_zone}
          locale={locale}
          words={t('yourTime', { time: '{time}' })}
        />
        {event.previous_start_time && (
          <span className="block text-13 text-signal">
            {t('moved', { time: times.day(event.previous_start_time, event.time_zone) })}
            {locale === 'en' && ' '}
            {event.change_reason}
          </span>
        )}
      </dd>
      <dt>{t('where')}</dt>
      <dd className="text-15">
        {place && (
          <>
            <Place event={event} parting={parting} />{' '}
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
              rel="noopener nofollow"
              target="_blank"
              className="inline-flex min-h-8 items-center text-13 text-tide"
            >
              {t('map')}
            </a>
          </>
        )}
        {event.is_online && (
          <span className="block text-ink-2">{place ? t('alsoOnline') : t('online')}</span>
        )}
      </dd>
    </dl>
  );
}

/** Address and city, each in the language that it is in. */
function Place({ event, parting }: { event: ActivityDetails; parting: string }) {
  const { address, city, langs } = event;
  return (
    <>
      <span lang={langs.address}>{address}</span>
      {address && city && parting}
      <span lang={langs.city}>{city}</span>
    </>
  );
}
