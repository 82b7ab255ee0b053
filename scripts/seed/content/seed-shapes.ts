import type { ToolCategory, ToolChain, ToolRisk } from '@/lib/contract/tools';

/**
 * Text of the sample newsroom as its authors wrote it: simplified Chinese always, English where
 * it was written too. Traditional Chinese is derived from `zh` when the seed is planted.
 */
export interface SeedText {
  zh: string;
  en?: string;
}

/** Text that the sample newsroom has in both written languages. */
export interface SeedTextBoth {
  zh: string;
  en: string;
}

export type SectionKey =
  | 'industry'
  | 'policy'
  | 'market'
  | 'technology'
  | 'beginners'
  | 'coverage'
  | 'security'
  | 'opinion';

export type CoverPattern =
  'waves' | 'blocks' | 'orbits' | 'grid' | 'ripples' | 'steps' | 'shield' | 'quill';

/** Rows of the route table (spec section 2) that a section's articles are listed on. */
export type SectionRouteId =
  'home_chanye' | 'home_xiaobai' | 'home_active' | 'home_jszk' | 'home_zl' | 'home_wz';

export interface SeedSection {
  key: SectionKey;
  name: SeedTextBoth;
  description: SeedTextBoth;
  /** Hue of the generated covers in degrees, 0–360. */
  hue: number;
  pattern: CoverPattern;
  routeId: SectionRouteId;
}

export type AuthorKey =
  | 'tide-desk'
  | 'lighthouse'
  | 'harbour'
  | 'ledger-lin'
  | 'block-notes'
  | 'node-watcher'
  | 'gas-meter'
  | 'chain-law'
  | 'dao-diary'
  | 'bridge-keeper'
  | 'newcomer'
  | 'east-wind';

/** Picture keys that `renderSeedPicture` draws: `tide-01`…`24`, `event-01`…`10`, `face-01`…`12`. */
export type TidePictureKey = `tide-${string}`;
export type EventPictureKey = `event-${string}`;
export type FacePictureKey = `face-${string}`;
export type PictureKey = TidePictureKey | EventPictureKey | FacePictureKey;

export interface SeedAuthor {
  key: AuthorKey;
  nickname: SeedTextBoth;
  bio: SeedTextBoth;
  /** One of the six user levels (spec section 3), 1 novice to 6 branch company. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  avatar: FacePictureKey;
}

export interface SeedColumn {
  key: string;
  author: AuthorKey;
  title: SeedTextBoth;
  intro: SeedTextBoth;
  cover: TidePictureKey;
}

export type LabelKey =
  | 'bitcoin'
  | 'ethereum'
  | 'defi'
  | 'layer2'
  | 'rwa'
  | 'stablecoin'
  | 'nft'
  | 'dao'
  | 'wallet'
  | 'security'
  | 'zk'
  | 'staking'
  | 'regulation'
  | 'hongkong'
  | 'mining'
  | 'ai'
  | 'gamefi'
  | 'did'
  | 'bridge'
  | 'privacy'
  | 'developer'
  | 'education';

export interface SeedLabel {
  key: LabelKey;
  name: SeedTextBoth;
  description: SeedTextBoth;
}

export interface SeedTopic {
  key: string;
  title: SeedTextBoth;
  intro: SeedTextBoth;
  cover: TidePictureKey;
  /** Articles that carry any of these labels belong to the special. */
  articleLabels: readonly LabelKey[];
}

export interface SeedEvent {
  key: string;
  title: SeedTextBoth;
  /** The city, or null when the event is online only. */
  city: SeedTextBoth | null;
  /** Minutes from the moment of planting until the start; negative for an event that began. */
  startsInMinutes: number;
  /** HH:MM by the clocks of its zone, on the day that `startsInMinutes` falls on; else that moment. */
  clock?: string;
  durationMinutes: number;
  /** IANA zone that the organiser announces times in. */
  timeZone: string;
  isOnline: boolean;
  isFree: boolean;
  poster: EventPictureKey;
  summary: SeedTextBoth;
  organiser: AuthorKey;
}

export interface SeedTool {
  key: string;
  name: string;
  url: string;
  category: ToolCategory;
  description: SeedTextBoth;
  chains: readonly ToolChain[];
  risk: ToolRisk;
}

export type FlashCategory = 'original' | 'onchain' | 'financing' | 'policy' | 'market';

export interface SeedFlash {
  key: string;
  /** At most 40 characters. */
  title: string;
  /** Plain text, 60–180 characters. */
  body: string;
  en?: { title: string; body: string };
  category: FlashCategory;
  isImportant: boolean;
  /** Age at the moment of planting, from 3 minutes to 5 days. */
  minutesAgo: number;
  sourceName?: string;
}

export interface SeedBanner {
  key: string;
  title: SeedTextBoth;
  picture: TidePictureKey;
  /** Path of a page of the site, without language prefix. */
  href: string;
}

export interface SeedAppConfig {
  /** `description` is the sentence of share cards. */
  brand: { name: SeedTextBoth; slogan: SeedTextBoth; description: SeedTextBoth };
  /** Document links of the spec's app config (section 3). */
  privacyPolicy: { value: string };
  termOfService: { value: string };
  /** Where the newsroom reads mail. */
  contactEmail: string;
  /** The scheme is what the app answers to, without '://'; the rest are addresses. */
  storeLinks: { deepLinkScheme: string; ios: string; android: string; androidPackage: string };
  banners: readonly SeedBanner[];
}
