import { useTranslations } from 'next-intl';
import { TitleText } from '@/components/ui/title-text';
import { useEventDates } from '@/components/layout/use-event-dates';
import type { Gathering, SiteSession } from '@/lib/contract/microsites';

export interface AgendaProps {
  site: Pick<Gathering, 'days' | 'tracks' | 'time_zone' | 'start_time'>;
  /** Address of a speaker's place. */
  speakerHrefOf: (key: string) => string;
  headingLevel: 2 | 3;
}

/**
 * The agenda by days, then by the hour at which things begin; what happens at one
 * time in two rooms stands side by side. Times are the gathering's own; a reader
 * elsewhere gets theirs below (reader-times).
 */
export function Agenda({ site, speakerHrefOf, headingLevel }: AgendaProps) {
  const dates = useEventDates();
  const t = useTranslations('microsites.agenda');
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="agenda">
      {site.days.map(({ date, sessions }, place) => (
        <section key={date} aria-labelledby={`day-${date}`} className="agenda-day">
          <div className="agenda-day-head">
            <Heading id={`day-${date}`} className="font-display text-24">
              {dates.day(date)}
            </Heading>
            <p className="text-13 text-ink-2">
              {site.days.length > 1 && `${t('day', { day: place + 1 })} · `}
              {t('zone', { zone: dates.zone(site) })}
            </p>
          </div>
          <ol>
            {byStart(sessions, site.tracks).map((slot) => (
              <li key={slot[0]?.start_time} className="agenda-slot">
                <p className="agenda-time">
                  <time dateTime={slot[0]?.start_time} data-reader-time="">
                    {dates.clock(slot[0]?.start_time ?? '', site.time_zone)}
                  </time>
                </p>
                <div className="agenda-rooms">
                  {slot.map((session) => (
                    <Session
                      key={session.key}
                      session={session}
                      site={site}
                      speakerHrefOf={speakerHrefOf}
                      headingLevel={headingLevel}
                    />
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Session({
  session,
  site,
  speakerHrefOf,
  headingLevel,
}: AgendaProps & { session: SiteSession }) {
  const dates = useEventDates();
  const t = useTranslations('microsites');
  const Heading = `h${headingLevel === 2 ? 3 : 4}` as const;
  const { key, form, track, title, summary, speakers, end_time } = session;
  const room = site.tracks.find((at) => at.key === track);
  const until = t('agenda.until', { time: dates.clock(end_time, site.time_zone) });
  if (form === 'break') {
    return (
      <p id={key} className="agenda-break">
        {title} <span className="tabular">{until}</span>
      </p>
    );
  }
  return (
    <article id={key} className="agenda-session" data-form={form}>
      <p className="text-13 text-ink-2">
        <span className="text-tide">{t(`form.${form}`)}</span>
        {room && ` · ${t('agenda.room', { track: room.name, room: room.room })}`}
        <span className="tabular"> · {until}</span>
      </p>
      <Heading className="mt-1 font-display text-20">
        <TitleText>{title}</TitleText>
      </Heading>
      {summary && <p className="mt-1.5 max-w-measure text-15 text-ink-2">{summary}</p>}
      {speakers.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {speakers.map((speaker) => (
            <li key={speaker.key}>
              <a
                href={speakerHrefOf(speaker.key)}
                className="inline-flex min-h-11 items-center text-15 font-medium underline decoration-rule underline-offset-4 hover:text-tide rail:min-h-9"
              >
                {speaker.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Sessions that begin at one time, together, in the order of their rooms. */
function byStart(
  sessions: readonly SiteSession[],
  tracks: AgendaProps['site']['tracks'],
): SiteSession[][] {
  const slots = new Map<string, SiteSession[]>();
  for (const session of sessions) {
    slots.set(session.start_time, [...(slots.get(session.start_time) ?? []), session]);
  }
  const placeOf = ({ track }: SiteSession) => tracks.findIndex(({ key }) => key === track);
  return [...slots.values()].map((slot) =>
    slot.sort((left, right) => placeOf(left) - placeOf(right)),
  );
}
