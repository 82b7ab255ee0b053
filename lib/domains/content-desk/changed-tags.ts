import { LISTINGS, TAGS } from '../../contract/cache-tags';
import type { ContentKind } from '../../contract/desk-content';

/** What is made anew when a record of a kind changed. */
export const CHANGED_TAGS: Readonly<Record<ContentKind, readonly string[]>> = {
  slots: [TAGS.home],
  banners: [TAGS.home],
  topics: [TAGS.topics, TAGS.home],
  columns: [TAGS.columns, TAGS.home],
  // Named on every page or on every article.
  sections: [TAGS.all],
  labels: [TAGS.all],
  settings: [TAGS.all],
  hotWords: [TAGS.hot, TAGS.home],
  tools: [TAGS.tools],
  notices: [TAGS.notices, TAGS.home, TAGS.listing(LISTINGS.notices)],
  issues: [TAGS.issues, TAGS.home],
  // Linked to at the foot of every page.
  documents: [TAGS.documents, TAGS.all],
  community: [TAGS.community],
  terms: [TAGS.learning],
  scams: [TAGS.learning],
  modules: [TAGS.learning],
  lessons: [TAGS.learning],
  dates: [TAGS.calendar],
  // The texts themselves change later, by a job.
  words: [TAGS.conversion],
  gatherings: [TAGS.microsites],
  ceremonies: [TAGS.microsites],
  regions: [TAGS.microsites],
};
