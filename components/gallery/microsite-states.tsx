import { AwardNominees } from '@/components/ceremony/award-nominees';
import { AwardResults } from '@/components/ceremony/award-results';
import '@/components/ceremony/ceremony.css';
import '@/components/layout/landing.css';
import { Agenda } from '@/components/microsite/agenda';
import { EditionList } from '@/components/microsite/edition-list';
import '@/components/microsite/microsite.css';
import { PartnerRoll } from '@/components/microsite/partner-roll';
import { SpeakerEntries, SpeakerRoll } from '@/components/microsite/speaker-roll';
import { BodyList } from '@/components/region/body-list';
import { MilestoneLine } from '@/components/region/milestone-line';
import '@/components/region/region.css';
import { WorldMap } from '@/components/region/world-map';
import { CeremonyResultView, CeremonyView } from '@/components/screens/ceremony-view';
import { GATHERING_STATES } from '@/lib/contract/microsites';
import { GalleryState } from './gallery-state';
import { longName, longTitle, type SampleWords } from './sample-items';
import {
  sampleAward,
  sampleCard,
  sampleCeremony,
  sampleSession,
  sampleSpeaker,
} from './sample-sites';

/** Gatherings, ceremonies in each of their states, regions. */
export function MicrositeStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  return (
    <>
      <GalleryState name="Ceremony: voting is open">
        <CeremonyView site={sampleCeremony(words, 'open')} locale={locale} />
      </GalleryState>
      <GalleryState name="Ceremony: results not out">
        <CeremonyResultView site={sampleCeremony(words, 'counting')} locale={locale} />
      </GalleryState>
      <GalleryState name="Nominees: announced, counting, results">
        {(['announced', 'counting', 'results'] as const).map((state) => (
          <AwardNominees
            key={state}
            locale={locale}
            state={state}
            isSample
            categories={sampleCeremony(words, state).categories.slice(0, 1)}
          />
        ))}
      </GalleryState>
      <GalleryState name="Awards: joint winners, no votes, one nominee with a long name">
        <AwardResults
          locale={locale}
          categories={[
            sampleAward(words, { key: 'joint', votes: [40, 40, 20] }),
            sampleAward(words, { key: 'none', votes: [0, 0] }),
            sampleAward(words, { key: 'one', votes: [7], name: longTitle(words) }),
          ]}
        />
        <AwardNominees
          locale={locale}
          state="open"
          isSample
          categories={[sampleAward(words, { key: 'open', votes: [null], name: longName(words) })]}
        />
      </GalleryState>
      <GalleryState name="Editions: before, live, over, cancelled; years">
        <EditionList
          items={GATHERING_STATES.map((state) => sampleCard(words, state))}
          hrefOf={({ key }) => `#${key}`}
          headingLevel={3}
          look="short"
        />
        <EditionList
          items={[{ ...sampleCard(words, 'before'), name: longTitle(words) }]}
          hrefOf={({ key }) => `#${key}`}
          headingLevel={3}
          look="years"
        />
      </GalleryState>
      <GatheringStates words={words} />
      <RegionStates words={words} />
    </>
  );
}

function GatheringStates({ words }: { words: SampleWords }) {
  const speakers = [
    sampleSpeaker(words, 1),
    sampleSpeaker(words, 2, {
      name: longName(words),
      role: longTitle(words),
      bio: '',
      sessions: [],
    }),
  ];
  const partners = (['host', 'sponsor', 'media'] as const).map((tier, at) => ({
    tier,
    name: at === 1 ? longName(words) : (words.names[at] ?? ''),
    about: words.sentences[at] ?? '',
    url: at === 0 ? 'https://example.org/' : null,
  }));
  return (
    <>
      <GalleryState name="Speakers: roll, whole, long, without sessions">
        <SpeakerRoll speakers={speakers} hrefOf={(key) => `#${key}`} />
        <SpeakerEntries
          speakers={speakers}
          sampleWord={words.names[0]}
          sessionsWord={words.names[1] ?? ''}
          sessionHrefOf={(key) => `#${key}`}
          timeOf={(moment) => moment}
          headingLevel={3}
        />
      </GalleryState>
      <GalleryState name="Agenda: two rooms, a break, a long title, another zone">
        <Agenda
          site={{
            start_time: '2026-03-04T14:00:00.000Z',
            time_zone: 'America/New_York',
            tracks: [
              { key: 'one', name: words.names[3] ?? '', room: words.names[4] ?? '' },
              { key: 'two', name: words.names[5] ?? '', room: words.names[6] ?? '' },
            ],
            days: [
              {
                date: '2026-03-04',
                sessions: [
                  sampleSession(words, 1, { track: 'two' }),
                  sampleSession(words, 2, { track: 'one', title: longTitle(words) }),
                  sampleSession(words, 3, {
                    form: 'break',
                    start_time: '2026-03-04T16:00:00.000Z',
                  }),
                ],
              },
            ],
          }}
          speakerHrefOf={(key) => `#${key}`}
          headingLevel={3}
        />
      </GalleryState>
      <GalleryState name="Partners: names, whole, none of a tier">
        <PartnerRoll partners={partners} look="names" headingLevel={3} />
        <PartnerRoll partners={partners} look="whole" headingLevel={3} />
      </GalleryState>
    </>
  );
}

function RegionStates({ words }: { words: SampleWords }) {
  const [name = '', other = ''] = words.names;
  const milestone = (date: string, title: string, url: string | null) => ({
    date,
    title,
    text: words.sentences[0] ?? '',
    source: { name: other, url },
  });
  return (
    <>
      <GalleryState name="WorldMap: five on one spot">
        <WorldMap
          label={name}
          places={['b', 'c', 'd', 'e', 'f'].map((key) =>
            place(key, other, 50, 8, key === 'b' ? 'hk' : null),
          )}
        />
      </GalleryState>
      <GalleryState name="Milestones: two of a year, a long title, without an address; institutions">
        <MilestoneLine
          headingLevel={3}
          items={[
            milestone('2026-02-01', longTitle(words), 'https://example.org/'),
            milestone('2026-01-01', name, null),
            milestone('1946-05-27', other, null),
          ]}
        />
        <BodyList items={[{ short: 'SFC', name, role: words.sentences[1] ?? '' }]} />
      </GalleryState>
    </>
  );
}

function place(key: string, name: string, latitude: number, longitude: number, row: string | null) {
  return { key, name, latitude, longitude, route_id: row };
}
