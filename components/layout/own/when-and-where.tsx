import { eventTimeText } from '@/lib/i18n/event-time-text';
import type { Locale } from '@/lib/i18n/locales';

export interface WhenAndWhereProps {
  event: { start_time: string; time_zone: string; address: string; city: string };
  locale: Locale;
  /** Said where there is no place to go to. */
  online: string;
}

/** When an event begins, by its own clocks, and where it is: two lines. */
export function WhenAndWhere({ event, locale, online }: WhenAndWhereProps) {
  return (
    <p className="text-15 text-ink-2">
      {eventTimeText(new Date(event.start_time), event.time_zone, locale)}
      <span className="block">
        {[event.address, event.city].filter(Boolean).join(' · ') || online}
      </span>
    </p>
  );
}
