/**
 * Names of what a cached read depends on and a verb changed. A read carries
 * ALL and its own tags; a verb names what it touched, after commit all that
 * carry one of them are made anew.
 */
export const TAGS = {
  /** On every read: for a change so wide that naming its parts is no use. */
  all: 'all',
  home: 'home',
  hot: 'hot',
  search: 'search',
  sections: 'sections',
  labels: 'labels',
  topics: 'topics',
  issues: 'issues',
  calendar: 'calendar',
  columns: 'columns',
  learning: 'learning',
  events: 'events',
  settings: 'settings',
  tools: 'tools',
  market: 'market',
  microsites: 'microsites',
  documents: 'documents',
  notices: 'notices',
  community: 'community',
  /** The desk's words for simplified → traditional: each process reads them again. */
  conversion: 'conversion',
  article: (id: number) => `article:${id}`,
  flash: (id: number) => `flash:${id}`,
  author: (id: number) => `author:${id}`,
  listing: (scope: string) => `listing:${scope}`,
} as const;

/** Names of the listings whose totals are kept (see the listings domain). */
export const LISTINGS = {
  articles: 'article',
  section: (key: string) => `article:section:${key}`,
  label: (id: number) => `article:label:${id}`,
  author: (id: number) => `article:author:${id}`,
  flashes: 'flash',
  flashCategory: (category: string) => `flash:category:${category}`,
  notices: 'notice',
  importantFlashes: 'flash:category:important',
} as const;
