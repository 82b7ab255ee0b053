import { useEventDates } from '@/components/layout/use-event-dates';
import { TitleText } from '@/components/ui/title-text';
import type { Gathering } from '@/lib/contract/microsites';

export interface AgendaDigestProps {
  site: Pick<Gathering, 'days' | 'time_zone'>;
  hrefOf: (sessionKey: string) => string;
  headingLevel: 2 | 3;
}

/** What is on, day by day in columns: time and title alone, without the breaks. */
export function AgendaDigest({ site, hrefOf, headingLevel }: AgendaDigestProps) {
  const dates = useEventDates();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-10 sm:grid-cols-2 sm:gap-8">
      {site.days.map(({ date, sessions }) => (
        <div key={date}>
          <Heading className="pb-3 font-display text-20">{dates.day(date)}</Heading>
          <ol className="agenda-digest">
            {sessions
              .filter(({ form }) => form !== 'break')
              .map(({ key, title, start_time }) => (
                <li key={key}>
                  <time dateTime={start_time} className="text-15 text-ink-2">
                    {dates.clock(start_time, site.time_zone)}
                  </time>
                  <a href={hrefOf(key)} className="text-15 font-medium hover:text-tide">
                    <TitleText>{title}</TitleText>
                  </a>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
