import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { flashItem } from './flash';
import { eventItem } from './home';
import { locale } from './locale';
import { motif, PARTNER_TIERS, SESSION_FORMS, siteKey } from './microsite-documents';
import { id, isoTime } from './paging';

/** Where a gathering stands in time. */
export const GATHERING_STATES = ['before', 'live', 'over', 'cancelled'] as const;
export type GatheringState = (typeof GATHERING_STATES)[number];

/** A ceremony: voting not yet, voting now, counting, results known. */
export const CEREMONY_STATES = ['announced', 'open', 'counting', 'results'] as const;
export type CeremonyState = (typeof CEREMONY_STATES)[number];

const place = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});
export type GatheringPlace = z.infer<typeof place>;

/** A site in a list: of editions, of ways on. */
export const siteCard = z.object({
  key: siteKey,
  kind: z.enum(['summit', 'forum', 'ceremony', 'region']),
  /** Row of the route table that is its page; null for a place of the atlas alone. */
  route_id: z.string().nullable(),
  name: z.string(),
  tagline: z.string(),
  motif,
  edition: z.string(),
  /** Null for a region, which is not at a time. */
  start_time: isoTime.nullable(),
  end_time: isoTime.nullable(),
  time_zone: z.string(),
  city: z.string(),
  state: z.enum(GATHERING_STATES).nullable(),
});
export type SiteCard = z.infer<typeof siteCard>;

const sessionSpeaker = z.object({ key: z.string(), name: z.string() });

export const siteSession = z.object({
  key: z.string(),
  track: z.string().nullable(),
  form: z.enum(SESSION_FORMS),
  start_time: isoTime,
  end_time: isoTime,
  title: z.string(),
  summary: z.string(),
  speakers: z.array(sessionSpeaker),
});
export type SiteSession = z.infer<typeof siteSession>;

export const siteSpeaker = z.object({
  key: z.string(),
  name: z.string(),
  role: z.string(),
  organisation: z.string(),
  bio: z.string(),
  sessions: z.array(z.object({ key: z.string(), title: z.string(), start_time: isoTime })),
});
export type SiteSpeaker = z.infer<typeof siteSpeaker>;

export const sitePartner = z.object({
  tier: z.enum(PARTNER_TIERS),
  name: z.string(),
  about: z.string(),
  url: z.string().nullable(),
});
export type SitePartner = z.infer<typeof sitePartner>;

export const gathering = siteCard.extend({
  kind: z.enum(['summit', 'forum']),
  route_id: z.string(),
  start_time: isoTime,
  end_time: isoTime,
  state: z.enum(GATHERING_STATES),
  /** When the programme was published or last changed. */
  published_time: isoTime,
  intro: z.string(),
  is_sample: z.boolean(),
  is_online: z.boolean(),
  place: place.nullable(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  about: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  speakers: z.array(siteSpeaker),
  partners: z.array(sitePartner),
  tracks: z.array(z.object({ key: z.string(), name: z.string(), room: z.string() })),
  /** Days in the gathering's own zone, each with its sessions by start. */
  days: z.array(z.object({ date: z.iso.date(), sessions: z.array(siteSession) })),
  /** The event that sells tickets, where one is there. */
  event_id: id.nullable(),
  stories: z.array(articleItem),
  /** The other gatherings of its series, newest first. */
  editions: z.array(siteCard),
  related: z.array(siteCard),
});
export type Gathering = z.infer<typeof gathering>;

const nominee = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  article_id: id.nullable(),
  /** Language in which that article is shown; null with it. */
  article_lang: locale.nullable(),
  /** Null while votes are still given: nobody follows a crowd. */
  votes: z.number().int().min(0).nullable(),
  /** Part of the category's votes, 0–1; null with `votes`. */
  share: z.number().min(0).max(1).nullable(),
  is_winner: z.boolean(),
});

export const awardCategory = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  total_votes: z.number().int().min(0),
  nominees: z.array(nominee),
});
export type AwardCategory = z.infer<typeof awardCategory>;

export const ceremony = z.object({
  key: siteKey,
  route_id: z.string(),
  result_route_id: z.string(),
  name: z.string(),
  tagline: z.string(),
  edition: z.string(),
  intro: z.string(),
  is_sample: z.boolean(),
  motif,
  state: z.enum(CEREMONY_STATES),
  start_time: isoTime,
  end_time: isoTime,
  time_zone: z.string(),
  place: place.nullable(),
  voting_from: isoTime,
  voting_until: isoTime,
  results_time: isoTime,
  rules: z.array(z.string()),
  total_votes: z.number().int().min(0),
  categories: z.array(awardCategory),
  stories: z.array(articleItem),
  related: z.array(siteCard),
});
export type Ceremony = z.infer<typeof ceremony>;

const milestone = z.object({
  date: z.iso.date(),
  title: z.string(),
  text: z.string(),
  source: z.object({ name: z.string(), url: z.string().nullable() }),
});
export type Milestone = z.infer<typeof milestone>;

export const region = siteCard.extend({
  intro: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Newest first. */
  milestones: z.array(milestone),
  bodies: z.array(z.object({ name: z.string(), short: z.string(), role: z.string() })),
  branch: z.object({ name: z.string(), about: z.string() }).nullable(),
  stories: z.array(articleItem),
  flashes: z.array(flashItem),
  events: z.array(eventItem),
  related: z.array(siteCard),
});
export type Region = z.infer<typeof region>;

export const atlasPlace = siteCard.extend({
  intro: z.string(),
  /** When this was read: the hour of a zone depends on the season. */
  as_of: isoTime,
  latitude: z.number(),
  longitude: z.number(),
  /** The newest rule of the place. */
  latest: milestone.nullable(),
  event_count: z.number().int().min(0),
  has_branch: z.boolean(),
  stories: z.array(articleItem),
});
export type AtlasPlace = z.infer<typeof atlasPlace>;

/* The spec shows these pages without their calls; the names are ours. */

export const micrositeDetails = defineEndpoint({
  name: 'micrositeDetails',
  method: 'POST',
  auth: 'public',
  summary: 'The site of a conference or forum: facts, speakers, partners, agenda, reports.',
  input: z.object({ key: siteKey }),
  output: gathering,
  errors: ['notFound'],
});

export const micrositeList = defineEndpoint({
  name: 'micrositeList',
  method: 'POST',
  auth: 'public',
  summary: 'Conferences and forums, the last to begin first; of one series when asked.',
  input: z.object({ series: z.string().max(60).optional() }),
  output: z.object({ list: z.array(siteCard) }),
  errors: [],
});

export const ceremonyDetails = defineEndpoint({
  name: 'ceremonyDetails',
  method: 'POST',
  auth: 'public',
  summary: 'An award ceremony: categories, nominees, when to vote, and the results once known.',
  input: z.object({ key: siteKey }),
  output: ceremony,
  errors: ['notFound'],
});

export const regionDetails = defineEndpoint({
  name: 'regionDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One region: its stories, rules in order of time, institutions, flashes and events.',
  input: z.object({ key: siteKey }),
  output: region,
  errors: ['notFound'],
});

export const atlasPlaces = defineEndpoint({
  name: 'atlasPlaces',
  method: 'POST',
  auth: 'public',
  summary: 'All regions with their place on the map and a few stories each.',
  input: z.object({}),
  output: z.object({ list: z.array(atlasPlace) }),
  errors: [],
});

const slug = z.string().min(1).max(60);
const ownVotes = z.object({ votes: z.array(z.object({ category: slug, nominee: slug })) });

export const voteInCeremony = defineEndpoint({
  name: 'voteInCeremony',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Gives or changes one vote in a category while voting is open; answers with all own votes.',
  input: z.object({ key: siteKey, category: slug, nominee: slug }),
  output: ownVotes,
  errors: ['notFound', 'votingClosed', 'tooManyRequests'],
});

export const myCeremonyVotes = defineEndpoint({
  name: 'myCeremonyVotes',
  method: 'POST',
  auth: 'signedIn',
  summary: 'The votes that the signed-in person gave in a ceremony.',
  input: z.object({ key: siteKey }),
  output: ownVotes,
  errors: [],
});
