import type { z } from 'zod';
import type { micrositeDocument } from '../contract/microsite-documents';

type Site = z.input<typeof micrositeDocument>;
type Of<Kind> = Extract<Site, { kind: Kind }>;
export type SampleGathering = Of<'summit' | 'forum'>;
export type SampleCeremony = Of<'ceremony'>;
export type SampleRegion = Of<'region'>;

const NO_STORIES = { articles: [], labels: [], sections: [], limit: 0 };
const HONG_KONG = {
  name: text('讲堂', 'Lecture hall'),
  address: text('海旁一号', '1 Waterfront'),
  city: text('香港', 'Hong Kong'),
  country: 'HK',
};

/** A forum of two days in Hong Kong with two speakers and three sessions. */
export function sampleGathering(changes: Partial<SampleGathering> = {}): SampleGathering {
  return {
    kind: 'forum',
    key: 'forum_test',
    routeId: 'forum_2025',
    series: 'cryptofi',
    edition: text('2025', '2025'),
    name: text('论坛', 'Forum'),
    tagline: text('一句话', 'One line'),
    intro: text('导言', 'Introduction'),
    isSample: true,
    motif: { family: 'orbits', seed: 1 },
    stories: NO_STORIES,
    publishedAt: '2026-01-15T00:00:00.000Z',
    startsAt: '2026-03-01T01:00:00.000Z',
    endsAt: '2026-03-02T10:00:00.000Z',
    timeZone: 'Asia/Hong_Kong',
    place: HONG_KONG,
    isOnline: false,
    facts: [{ value: '2', label: text('天', 'days') }],
    about: [{ title: text('由来', 'Origins'), paragraphs: [text('一段话', 'A paragraph')] }],
    speakers: ['ada', 'bo'].map((key) => ({
      key,
      name: text(`讲者${key}`, `Speaker ${key}`),
      role: text('工程师', 'Engineer'),
      organisation: text('示例社', 'Sample House'),
      bio: text('简介', 'Biography'),
    })),
    partners: [
      { tier: 'host', name: text('主办', 'Host'), about: text('介绍', 'About'), url: null },
    ],
    tracks: [{ key: 'main', name: text('主会场', 'Main stage'), room: text('一楼', 'Floor 1') }],
    sessions: [
      session('second-day', '2026-03-02T01:00:00.000Z', '2026-03-02T02:00:00.000Z', ['bo']),
      session('late', '2026-03-01T15:30:00.000Z', '2026-03-01T17:00:00.000Z', ['ada', 'bo']),
      session('opening', '2026-03-01T01:00:00.000Z', '2026-03-01T02:00:00.000Z', ['ada']),
    ],
    ticketEvent: null,
    ...changes,
  };
}

/** An award ceremony with one category of two; voting in January, results in February 2026. */
export function sampleCeremony(changes: Partial<SampleCeremony> = {}): SampleCeremony {
  return {
    kind: 'ceremony',
    key: 'ceremony_test',
    routeId: 'hk_annualceremony',
    resultRouteId: 'hk_annualceremony_result',
    edition: text('2025', '2025'),
    name: text('盛典', 'Awards'),
    tagline: text('一句话', 'One line'),
    intro: text('导言', 'Introduction'),
    isSample: true,
    motif: { family: 'harbour', seed: 1 },
    stories: NO_STORIES,
    startsAt: '2026-02-01T11:00:00.000Z',
    endsAt: '2026-02-01T14:00:00.000Z',
    timeZone: 'Asia/Hong_Kong',
    place: HONG_KONG,
    votingFrom: '2026-01-01T00:00:00.000Z',
    votingUntil: '2026-01-31T16:00:00.000Z',
    resultsAt: '2026-02-01T13:00:00.000Z',
    rules: [text('一人一票', 'One vote each')],
    categories: [
      {
        key: 'tool',
        name: text('年度工具', 'Tool of the year'),
        about: text('说明', 'About'),
        nominees: ['alpha', 'beta'].map((key, place) => ({
          key,
          name: text(`提名${key}`, `Nominee ${key}`),
          about: text('理由', 'Reason'),
          article: null,
          recordedVotes: 30 + 40 * place,
        })),
      },
    ],
    ...changes,
  };
}

/** Hong Kong with two rules and one institution. */
export function sampleRegion(changes: Partial<SampleRegion> = {}): SampleRegion {
  return {
    kind: 'region',
    key: 'region_test',
    routeId: 'hk',
    name: text('香港', 'Hong Kong'),
    tagline: text('一句话', 'One line'),
    intro: text('导言', 'Introduction'),
    isSample: false,
    motif: { family: 'harbour', seed: 2 },
    stories: { ...NO_STORIES, labels: ['bitcoin'], limit: 4 },
    latitude: 22.3,
    longitude: 114.2,
    timeZones: ['Asia/Hong_Kong'],
    words: ['香港', 'Hong Kong'],
    milestones: ['2023-06-01', '2025-08-01'].map((date) => ({
      date,
      title: text(`规则${date}`, `Rule of ${date}`),
      text: text('内容', 'What it says'),
      source: { name: text('宪报', 'Gazette'), url: null },
    })),
    bodies: [{ name: text('证监会', 'SFC'), short: 'SFC', role: text('发牌', 'Licences') }],
    branch: null,
    ...changes,
  };
}

function session(key: string, startsAt: string, endsAt: string, speakers: string[]) {
  return {
    key,
    track: 'main',
    form: 'talk' as const,
    startsAt,
    endsAt,
    title: text(`议题${key}`, `Session ${key}`),
    summary: null,
    speakers,
  };
}

function text(zh: string, en: string) {
  return { 'zh-Hans': zh, 'zh-Hant': zh, en };
}
