import type { CommunityPlace } from '@/lib/contract/community';
import type { DocumentKey } from '@/lib/contract/documents';
import type { NoticeItem } from '@/lib/contract/notices';
import type { SeedTextBoth } from '../seed-shapes';

/**
 * One of the newsroom's own pages. Bodies are Markdown; `{mail}` stands for the
 * newsroom's address. All of it is sample text: a deployment replaces the terms,
 * the disclaimer and the privacy section with its own lawyer's.
 */
export interface SeedDocument {
  key: DocumentKey;
  title: SeedTextBoth;
  lead: SeedTextBoth;
  version: string;
  effectiveDaysAgo: number;
  sections: readonly SeedSectionText[];
}

export interface SeedSectionText {
  /** Fragment of the section's address. */
  key: string;
  title: SeedTextBoth;
  body: SeedTextBoth;
}

/** An announcement; its body is Markdown. */
export interface SeedNotice {
  key: string;
  kind: NoticeItem['kind'];
  isPinned: boolean;
  daysAgo: number;
  title: SeedTextBoth;
  summary: SeedTextBoth;
  body: SeedTextBoth;
}

/** A sample group or channel; the addresses lead to places that belong to nobody. */
export interface SeedCommunityPlace {
  key: string;
  platform: CommunityPlace['platform'];
  form: CommunityPlace['form'];
  name: SeedTextBoth;
  description: SeedTextBoth;
  note: SeedTextBoth;
  url: string;
  hasCode: boolean;
}
