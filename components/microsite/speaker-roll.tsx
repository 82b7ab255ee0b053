import { Mark } from '@/components/ui/tag';
import { TitleText } from '@/components/ui/title-text';
import type { SiteSpeaker } from '@/lib/contract/microsites';
import { SpeakerMark } from './speaker-mark';

export interface SpeakerRollProps {
  speakers: readonly SiteSpeaker[];
  /** Address of a speaker's own place. */
  hrefOf: (key: string) => string;
}

/** Speakers by name, two or three in a row: the list on a gathering's front. */
export function SpeakerRoll({ speakers, hrefOf }: SpeakerRollProps) {
  return (
    <ul className="speaker-roll">
      {speakers.map(({ key, name, role, organisation }) => (
        <li key={key} className="relative flex items-center gap-4">
          <SpeakerMark speaker={key} className="w-14 shrink-0" />
          <div className="min-w-0">
            <a
              href={hrefOf(key)}
              className="stretched font-display text-20 font-bold hover:text-tide"
            >
              {name}
            </a>
            <p className="text-13 text-ink-2">
              {role} · {organisation}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface SpeakerEntriesProps {
  speakers: readonly SiteSpeaker[];
  /** Word that marks an invented person; left out for real ones. */
  sampleWord?: string | undefined;
  sessionsWord: string;
  sessionHrefOf: (key: string) => string;
  timeOf: (moment: string) => string;
  headingLevel: 2 | 3;
}

/** Speakers whole: who they are, and what they speak about. */
export function SpeakerEntries(props: SpeakerEntriesProps) {
  const { speakers, sampleWord, sessionsWord, sessionHrefOf, timeOf, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="ruled">
      {speakers.map(({ key, name, role, organisation, bio, sessions }) => (
        <li key={key} id={key} className="speaker-entry">
          <SpeakerMark speaker={key} className="w-24 rail:w-full" />
          <div>
            <Heading className="font-display text-24 rail:text-30">
              {name}
              {sampleWord && (
                <span className="ml-2 inline-block align-middle font-sans font-normal">
                  <Mark>{sampleWord}</Mark>
                </span>
              )}
            </Heading>
            <p className="mt-1 text-13 text-ink-2">
              {role} · {organisation}
            </p>
            <p className="mt-3 max-w-measure text-17 leading-[1.75]">{bio}</p>
          </div>
          {sessions.length > 0 && (
            <div className="text-13">
              <p className="text-ink-2">{sessionsWord}</p>
              <ul className="mt-1">
                {sessions.map((session) => (
                  <li key={session.key} className="border-t border-hairline py-2">
                    <a href={sessionHrefOf(session.key)} className="block text-15 hover:text-tide">
                      <TitleText>{session.title}</TitleText>
                    </a>
                    <time dateTime={session.start_time} className="text-ink-2">
                      {timeOf(session.start_time)}
                    </time>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
