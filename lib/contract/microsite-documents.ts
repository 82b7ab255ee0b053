import { z } from 'zod';
import { localizedText } from './importing';
import { isoTime } from './paging';

/**
 * Sites of gatherings, ceremonies and regions as the newsroom keeps them: one
 * document each, in all languages. Read and written through these shapes alone.
 */

/** Short ASCII name of a thing inside a site; also the fragment of its place on a page. */
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
/** Key of a whole site, e.g. `polkadot2024`, `forum_2025`. */
export const siteKey = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*$/)
  .max(60);
const localDate = z.iso.date();
const timeZone = z.string().min(1).max(60).refine(isKnownZone, 'no zone of the IANA table');
/** Never a script or a file. */
const webAddress = z.url({ protocol: /^https?$/ });
const routeId = z.string().min(1).max(60);

/** Articles that a site names one by one. */
export const STORY_ARTICLES_MAX = 20;

/** Articles that belong to a site: named ones first, then those of labels, then of sections. */
export const storyChoice = z.object({
  articles: z.array(z.string().max(300)).max(STORY_ARTICLES_MAX).default([]),
  labels: z.array(z.string().max(60)).max(6).default([]),
  sections: z.array(z.string().max(40)).max(6).default([]),
  limit: z.number().int().min(0).max(20),
});
export type StoryChoice = z.infer<typeof storyChoice>;

/** Line drawings that a site's pages wear; `seed` makes two of one family differ. */
export const MOTIF_FAMILIES = [
  'orbits',
  'currents',
  'strata',
  'lattice',
  'harbour',
  'plains',
] as const;
export const motif = z.object({
  family: z.enum(MOTIF_FAMILIES),
  seed: z.number().int().min(0).max(9999),
});

const place = z.object({
  name: localizedText,
  address: localizedText,
  city: localizedText,
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

const shared = {
  key: siteKey,
  name: localizedText,
  tagline: localizedText,
  intro: localizedText,
  /** True where people, organisations and figures are invented; the pages say so. */
  isSample: z.boolean(),
  motif,
  stories: storyChoice,
  /** Other sites to go on to, by key. */
  related: z.array(siteKey).max(12).default([]),
};

export const SESSION_FORMS = ['talk', 'panel', 'workshop', 'opening', 'break'] as const;
export const PARTNER_TIERS = ['host', 'cohost', 'sponsor', 'community', 'media'] as const;

const session = z.object({
  key: slug,
  /** Null for what everybody attends. */
  track: slug.nullable(),
  form: z.enum(SESSION_FORMS),
  startsAt: isoTime,
  endsAt: isoTime,
  title: localizedText,
  summary: localizedText.nullable(),
  speakers: z.array(slug).max(8),
});

/** A conference or forum with speakers, partners and an agenda. */
export const gatheringDocument = z
  .object({
    ...shared,
    kind: z.enum(['summit', 'forum']),
    /** Row of the route table that is the site's page. */
    routeId,
    /** Gatherings of one series are each other's editions. */
    series: slug.nullable(),
    edition: localizedText,
    /** When the programme was published or last changed: calendars go by it. */
    publishedAt: isoTime,
    startsAt: isoTime,
    endsAt: isoTime,
    timeZone,
    place: place.nullable(),
    isOnline: z.boolean(),
    isCancelled: z.boolean().default(false),
    facts: z.array(z.object({ value: z.string().max(20), label: localizedText })).max(6),
    about: z
      .array(z.object({ title: localizedText, paragraphs: z.array(localizedText).max(8) }))
      .max(8),
    speakers: z
      .array(
        z.object({
          key: slug,
          name: localizedText,
          role: localizedText,
          organisation: localizedText,
          bio: localizedText,
        }),
      )
      .max(100),
    partners: z
      .array(
        z.object({
          tier: z.enum(PARTNER_TIERS),
          name: localizedText,
          about: localizedText,
          url: webAddress.nullable(),
        }),
      )
      .max(60),
    tracks: z.array(z.object({ key: slug, name: localizedText, room: localizedText })).max(6),
    sessions: z.array(session).max(300),
    /** Key of the event that sells the tickets; null where there are none. */
    ticketEvent: z.string().max(300).nullable(),
  })
  .superRefine(checkGathering);
export type GatheringDocument = z.infer<typeof gatheringDocument>;

const nominee = z.object({
  key: slug,
  name: localizedText,
  about: localizedText,
  /** Source key of an article of the site, where the nominee is one. */
  article: z.string().max(300).nullable(),
  /** Votes that were counted before, or elsewhere; those given on the page are added. */
  recordedVotes: z.number().int().min(0).max(100_000_000),
});

/** An award evening: categories, nominees, a time to vote, results. */
export const ceremonyDocument = z
  .object({
    ...shared,
    kind: z.literal('ceremony'),
    routeId,
    resultRouteId: routeId,
    edition: localizedText,
    startsAt: isoTime,
    endsAt: isoTime,
    timeZone,
    place: place.nullable(),
    votingFrom: isoTime,
    votingUntil: isoTime,
    resultsAt: isoTime,
    rules: z.array(localizedText).max(10),
    categories: z
      .array(
        z.object({
          key: slug,
          name: localizedText,
          about: localizedText,
          nominees: z.array(nominee).min(1).max(20),
        }),
      )
      .min(1)
      .max(20),
  })
  .superRefine(checkCeremony);
export type CeremonyDocument = z.infer<typeof ceremonyDocument>;

/** A part of the world: its stories, its rules in order of time, who keeps them. */
export const regionDocument = z.object({
  ...shared,
  kind: z.literal('region'),
  /** Null for a place that stands in the atlas alone. */
  routeId: routeId.nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Events in these zones are the region's. */
  timeZones: z.array(timeZone).min(1).max(30),
  /** Words by which a flash is the region's, in any language. */
  words: z.array(z.string().min(2).max(40)).max(20),
  milestones: z
    .array(
      z.object({
        date: localDate,
        title: localizedText,
        text: localizedText,
        source: z.object({ name: localizedText, url: webAddress.nullable() }),
      }),
    )
    .max(40),
  /** Institutions, and what each is for. */
  bodies: z
    .array(z.object({ name: localizedText, short: z.string().max(12), role: localizedText }))
    .max(12),
  branch: z.object({ name: localizedText, about: localizedText }).nullable(),
});
export type RegionDocument = z.infer<typeof regionDocument>;

export const micrositeDocument = z.discriminatedUnion('kind', [
  gatheringDocument,
  ceremonyDocument,
  regionDocument,
]);
export type MicrositeDocument = z.infer<typeof micrositeDocument>;

/** All sites that a newsroom sets up, in the order of their lists. */
export const micrositeSet = z.object({ sites: z.array(micrositeDocument).max(200) });

interface Checked {
  addIssue(issue: { code: 'custom'; message: string; path: PropertyKey[] }): void;
}

function checkGathering(
  site: {
    startsAt: string;
    endsAt: string;
    speakers: { key: string }[];
    tracks: { key: string }[];
    sessions: z.infer<typeof session>[];
  },
  context: Checked,
): void {
  const refuse = (message: string, ...path: PropertyKey[]) =>
    context.addIssue({ code: 'custom', message, path });
  if (site.endsAt <= site.startsAt) refuse('ends before it starts', 'endsAt');
  const speakers = new Set(site.speakers.map(({ key }) => key));
  const tracks = new Set(site.tracks.map(({ key }) => key));
  if (speakers.size < site.speakers.length) refuse('two speakers with one key', 'speakers');
  site.sessions.forEach((at, place) => {
    if (at.endsAt <= at.startsAt) refuse('ends before it starts', 'sessions', place, 'endsAt');
    if (at.startsAt < site.startsAt || at.endsAt > site.endsAt) {
      refuse('outside the gathering', 'sessions', place, 'startsAt');
    }
    if (at.track !== null && !tracks.has(at.track)) refuse('no such track', 'sessions', place);
    if (at.speakers.some((key) => !speakers.has(key))) {
      refuse('no such speaker', 'sessions', place, 'speakers');
    }
  });
}

function checkCeremony(
  site: {
    votingFrom: string;
    votingUntil: string;
    resultsAt: string;
    categories: { key: string; nominees: { key: string }[] }[];
  },
  context: Checked,
): void {
  const refuse = (message: string, ...path: PropertyKey[]) =>
    context.addIssue({ code: 'custom', message, path });
  if (site.votingUntil <= site.votingFrom) refuse('ends before it starts', 'votingUntil');
  if (site.resultsAt < site.votingUntil) refuse('before the voting ends', 'resultsAt');
  if (hasRepeats(site.categories)) refuse('two categories with one key', 'categories');
  site.categories.forEach(({ nominees }, place) => {
    if (hasRepeats(nominees)) refuse('two nominees with one key', 'categories', place);
  });
}

function hasRepeats(items: readonly { key: string }[]): boolean {
  return new Set(items.map(({ key }) => key)).size < items.length;
}

/** Whether a name is one of the IANA table's zones. */
export function isKnownZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
