import type {
  AwardCategory,
  Ceremony,
  CeremonyState,
  GatheringState,
  SiteCard,
  SiteSession,
  SiteSpeaker,
} from '@/lib/contract/microsites';
import type { SampleWords } from './sample-items';

const START = '2026-03-04T14:00:00.000Z';
const END = '2026-03-04T15:00:00.000Z';
const MOTIF = { family: 'harbour', seed: 5 } as const;

const word = ({ names }: SampleWords, at: number) => names[at % names.length] ?? '';
const sentence = ({ sentences }: SampleWords, at: number) => sentences[at % sentences.length] ?? '';

/** A gathering in a list, in one of its states. */
export function sampleCard(words: SampleWords, state: GatheringState): SiteCard {
  return {
    key: `card-${state}`,
    kind: 'forum',
    route_id: 'forum_2025',
    name: word(words, 3),
    tagline: sentence(words, 3),
    motif: { family: 'strata', seed: 3 },
    edition: '2026',
    start_time: START,
    end_time: END,
    time_zone: 'Asia/Hong_Kong',
    city: word(words, 4),
    state,
  };
}

export function sampleSpeaker(
  words: SampleWords,
  at: number,
  change: Partial<SiteSpeaker> = {},
): SiteSpeaker {
  return {
    key: `speaker-${at}`,
    name: word(words, at),
    role: word(words, at + 1),
    organisation: word(words, at + 2),
    bio: sentence(words, at),
    sessions: [{ key: 'session-1', title: sentence(words, at + 1), start_time: START }],
    ...change,
  };
}

export function sampleSession(
  words: SampleWords,
  at: number,
  change: Partial<SiteSession> = {},
): SiteSession {
  return {
    key: `session-${at}`,
    track: null,
    form: 'talk',
    start_time: START,
    end_time: END,
    title: word(words, at),
    summary: sentence(words, at),
    speakers: [{ key: 'speaker-1', name: word(words, at + 1) }],
    ...change,
  };
}

export interface SampleAward {
  key: string;
  /** Of each nominee, most first; null while they are not told. */
  votes: readonly (number | null)[];
  name?: string;
}

/** An award with as many nominees as there are votes. */
export function sampleAward(words: SampleWords, { key, votes, name }: SampleAward): AwardCategory {
  const total = votes.reduce<number>((sum, count) => sum + (count ?? 12), 0);
  return {
    key,
    name: word(words, votes.length),
    about: sentence(words, votes.length),
    total_votes: total,
    nominees: votes.map((count, at) => ({
      key: `nominee-${at}`,
      name: at === 0 && name !== undefined ? name : word(words, at + 5),
      about: sentence(words, at + 5),
      article_id: at === 0 ? 1 : null,
      article_lang: at === 0 ? 'zh-Hans' : null,
      votes: count,
      share: count === null ? null : total === 0 ? 0 : count / total,
      is_winner: count !== null && count > 0 && count === votes[0],
    })),
  };
}

/** A ceremony of two awards, in one of its states. */
export function sampleCeremony(words: SampleWords, state: CeremonyState): Ceremony {
  const isOut = state === 'results';
  return {
    key: `ceremony-${state}`,
    route_id: 'hk_annualceremony',
    result_route_id: 'hk_annualceremony_result',
    name: word(words, 2),
    tagline: sentence(words, 2),
    edition: '2026',
    intro: sentence(words, 4),
    is_sample: true,
    motif: MOTIF,
    state,
    start_time: START,
    end_time: END,
    time_zone: 'Asia/Hong_Kong',
    place: null,
    voting_from: START,
    voting_until: END,
    results_time: END,
    rules: [sentence(words, 6), sentence(words, 7)],
    total_votes: 130,
    categories: [
      sampleAward(words, { key: `${state}-a`, votes: isOut ? [60, 30, 10] : [null, null, null] }),
      sampleAward(words, { key: `${state}-b`, votes: isOut ? [20, 10] : [null, null] }),
    ],
    stories: [],
    related: [],
  };
}
