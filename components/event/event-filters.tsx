import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { eventViewSlug, narrowingsOf, type EventView } from '@/lib/routes/event-view';
import { href } from '@/lib/routes/href';

export interface EventFiltersProps {
  locale: Locale;
  view: EventView;
  topics: CallOutput<'getActivityList'>['topics'];
  cities: CallOutput<'getActivityList'>['cities'];
  thisMonth: string;
}

/** Ways to narrow the list, as plain links; each keeps what the others chose. */
export function EventFilters({ locale, view, topics, cities, thisMonth }: EventFiltersProps) {
  const t = useTranslations('events.list');
  const to = (change: EventView) => ({ locale, view: { ...view, ...change } });
  const times = [undefined, 'upcoming', 'live', 'past'] as const;
  const isMonth = view.month !== undefined;
  return (
    <nav aria-label={t('filters')} className="-mx-2 border-b border-hairline pb-2">
      <ul className="strip">
        {times.map((when) => (
          <Choice
            key={when ?? 'coming'}
            to={to({ when, month: undefined })}
            isOn={!isMonth && view.when === when}
          >
            {t(`when.${when ?? 'coming'}`)}
          </Choice>
        ))}
        <Choice to={to({ when: undefined, month: thisMonth })} isOn={isMonth}>
          {t('month')}
        </Choice>
      </ul>
      <ul className="strip">
        {(['onsite', 'online'] as const).map((place) => (
          <Choice
            key={place}
            to={to({ place: view.place === place ? undefined : place })}
            isOn={view.place === place}
          >
            {t(`place.${place}`)}
          </Choice>
        ))}
        {(['free', 'paid'] as const).map((price) => (
          <Choice
            key={price}
            to={to({ price: view.price === price ? undefined : price })}
            isOn={view.price === price}
          >
            {t(`price.${price}`)}
          </Choice>
        ))}
        {cities.map(({ key, name }) => (
          <Choice
            key={key}
            to={to({ city: view.city === key ? undefined : key })}
            isOn={view.city === key}
          >
            {name}
          </Choice>
        ))}
      </ul>
      {topics.length > 0 && (
        <ul className="strip">
          {topics.map(({ id, name }) => (
            <Choice
              key={id}
              to={to({ topic: view.topic === id ? undefined : id })}
              isOn={view.topic === id}
            >
              {`# ${name}`}
            </Choice>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Address of a list of events. */
export function eventListHref(locale: Locale, view: EventView, page?: number): string {
  const slug = eventViewSlug(view);
  return href('activity', { locale, ...(slug ? { param: slug } : {}), ...(page ? { page } : {}) });
}

interface ChoiceProps {
  to: { locale: Locale; view: EventView };
  isOn: boolean;
  children: string;
}

/** Crawlers are not led into the thousands of views that narrow by several things at once. */
function Choice({ to: { locale, view }, isOn, children }: ChoiceProps) {
  return (
    <li>
      <a
        href={eventListHref(locale, view)}
        rel={narrowingsOf(view) > 1 ? 'nofollow' : undefined}
        aria-current={isOn ? 'true' : undefined}
        className={clsx(
          'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
          isOn
            ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
            : 'text-ink-2 hover:text-tide',
        )}
      >
        {children}
      </a>
    </li>
  );
}
