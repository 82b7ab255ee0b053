'use client';

import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { moneyText } from '@/lib/i18n/money-text';
import { everyDay } from './every-day';
import type { OrganWords } from './organ-words';

export interface OverviewProps {
  words: OrganWords;
  /** Of one event; of all where left out. */
  eventId?: number | undefined;
}

/** What was sold, taken and checked in; tickets by day as a chart. */
export function Overview({ words, eventId }: OverviewProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery({
    queryKey: ['organ', 'home', eventId ?? 0],
    queryFn: ({ signal }) =>
      callApi('admin/activity/home', { event_id: eventId }, { locale, signal }),
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={1} look="text" label={own.loading} />}>
      {({ sold, checked_in: checkedIn, takings, days }) => (
        <section aria-label={words.overview} className="grid gap-4 border-b border-rule pb-6">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <Figure name={words.sold} text={String(sold)} />
            <Figure name={words.checkedIn} text={String(checkedIn)} />
            <Figure
              name={words.takings}
              text={
                takings
                  .map(({ amount, currency }) => moneyText(amount, currency, locale))
                  .join(' + ') || '—'
              }
            />
          </dl>
          {days.length > 0 && <SalesChart days={days} words={words} />}
        </section>
      )}
    </Loaded>
  );
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="font-display text-24 tabular">{text}</dd>
    </div>
  );
}

const HEIGHT = 64;
const BAR = 12;

/** Tickets sold by day, days without a sale among them; the table says the same in words. */
function SalesChart({
  days,
  words,
}: {
  days: CallOutput<'admin/activity/home'>['days'];
  words: OrganWords;
}) {
  const bars = everyDay(days, new Date());
  const most = Math.max(...bars.map(({ tickets }) => tickets));
  return (
    <figure>
      <figcaption className="text-13 text-ink-2">
        {words.chart} <span className="tabular">(0–{most})</span>
      </figcaption>
      <svg
        className="mt-2 h-16 max-w-full text-tide"
        viewBox={`0 0 ${bars.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        {bars.map(({ day, tickets }, place) => {
          const height = Math.max(1, (tickets / most) * HEIGHT);
          const y = HEIGHT - height;
          return (
            <rect
              key={day}
              x={place * BAR}
              y={y}
              width={BAR - 3}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <p className="flex max-w-90 justify-between text-13 text-ink-2 tabular" aria-hidden="true">
        <span>{bars[0]?.day.slice(5)}</span>
        <span>{bars.at(-1)?.day.slice(5)}</span>
      </p>
      <table className="sr-only">
        <caption>{words.chart}</caption>
        <tbody>
          {days.map(({ day, tickets }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{tickets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
