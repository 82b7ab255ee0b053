import { useFormatter, useTranslations } from '@/components/ui/words';
import { Icon } from '@/components/ui/icon';
import type { EventItem } from '@/lib/contract/home';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { knownZone, zoneOffset } from '@/components/ui/time-zone';
import { TitleText } from '@/components/ui/title-text';

export interface EventTicketsProps {
  items: readonly EventItem[];
  locale: Locale;
}

/** Events as tickets: the date on the stub, in the event's own zone. */
export function EventTickets({ items, locale }: EventTicketsProps) {
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <EventTicket item={item} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function EventTicket({ item, locale }: { item: EventItem; locale: Locale }) {
  const t = useTranslations('home.event');
  const format = useFormatter();
  const start = new Date(item.start_time);
  const timeZone = knownZone(item.time_zone);
  const clock = format.dateTime(start, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <article className="ticket">
      <time dateTime={item.start_time} className="ticket-stub">
        <span className="text-12 text-ink-2">
          {format.dateTime(start, { month: 'short', timeZone })}
        </span>
        <span className="font-display text-30 leading-none font-bold tabular">
          {format.dateTime(start, { day: 'numeric', timeZone }).replace(/\D/g, '')}
        </span>
        <span className="mt-1 text-12 text-ink-2">
          {format.dateTime(start, { weekday: 'short', timeZone })}
        </span>
      </time>
      <div className="min-w-0 px-4 py-3">
        <h3 className="clamp-2 text-15 leading-[1.5] font-semibold">
          <a
            href={href('ac_detail', { locale, param: item.id })}
            className="stretched hover:text-tide"
            lang={item.langs.title}
          >
            <TitleText>{item.title}</TitleText>
          </a>
        </h3>
        <p className="mt-1.5 flex items-center gap-1.5 text-13 text-ink-2">
          <Icon name={item.is_online ? 'video' : 'map-pin'} size={14} className="shrink-0" />
          <span className="min-w-0 truncate" lang={item.langs.city}>
            {item.city || t('online')}
          </span>
          <span className="shrink-0 tabular">
            {clock} {zoneOffset(start, timeZone)}
          </span>
          {item.is_free && <span className="ml-auto shrink-0 text-tide">{t('free')}</span>}
        </p>
      </div>
    </article>
  );
}
