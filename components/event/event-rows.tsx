import { useTranslations } from 'next-intl';
import { CoverImage } from '@/components/ui/cover-image';
import { Icon } from '@/components/ui/icon';
import { dayKey } from '@/components/ui/relative-time';
import { Tag } from '@/components/ui/tag';
import { TitleText } from '@/components/ui/title-text';
import type { ActivityItem } from '@/lib/contract/activities';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { useEventPrice } from './event-price';
import { useEventTimes } from './use-event-times';

export interface EventRowsProps {
  items: readonly ActivityItem[];
  locale: Locale;
}

/** Events one under the other: poster, time by their own clocks, place, price. */
export function EventRows({ items, locale }: EventRowsProps) {
  return (
    <ul>
      {items.map((item, place) => {
        const day = dayKey(item.start_time);
        const isFirst = place === 0 || dayKey(items[place - 1]?.start_time ?? '') !== day;
        const anchor = isFirst ? `day-${day}` : undefined;
        return <EventRow key={item.id} item={item} locale={locale} anchor={anchor} />;
      })}
    </ul>
  );
}

interface EventRowProps {
  item: ActivityItem;
  locale: Locale;
  /** Where a month's table leads to. */
  anchor: string | undefined;
}

function EventRow({ item, locale, anchor }: EventRowProps) {
  const t = useTranslations('events');
  const times = useEventTimes();
  const price = useEventPrice();
  const isNow = item.timing === 'live';
  return (
    <li id={anchor} className="event-row relative">
      <span className="event-poster">
        <CoverImage pic={item.poster} use="card" coverKey="home_active" id={item.id} />
      </span>
      <div className="min-w-0">
        <p className="text-13 text-ink-2">
          {isNow && <span className="mr-2 font-semibold text-signal">{t('timing.live')}</span>}
          <time dateTime={item.start_time} className="tabular">
            {times.span(item)}
          </time>
        </p>
        <h3 className="mt-1 text-17 leading-[1.5] font-semibold">
          <a
            href={href('ac_detail', { locale, param: item.id })}
            className="stretched hover:text-tide"
            lang={item.langs.title}
          >
            <TitleText>{item.title}</TitleText>
          </a>
        </h3>
        <p className="clamp-2 mt-1 text-15 text-ink-2" lang={item.langs.summary}>
          {item.summary}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <Icon name={item.is_online ? 'video' : 'map-pin'} size={14} />
            <span>
              <span lang={item.langs.city}>{item.city}</span>
              {item.city && item.is_online && ' · '}
              {item.is_online && t('online')}
            </span>
          </span>
          {item.price_from !== null && (
            <span className="tabular text-tide">
              {item.is_free
                ? price(0, item.currency)
                : item.price_from === 0
                  ? t('someFree')
                  : t('from', { price: price(item.price_from, item.currency) })}
            </span>
          )}
          {item.topic && <Tag>{item.topic.name}</Tag>}
        </p>
      </div>
    </li>
  );
}
