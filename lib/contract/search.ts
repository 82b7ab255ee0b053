import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime } from './paging';
import { wholeNumber } from './whole-number';

export const hotWord = z.object({ id, keyword: z.string() });

/** The spec leaves this call's path open; empty payload, `data.searchLists`. */
export const hotSearchList = defineEndpoint({
  name: 'hotSearchList',
  method: 'POST',
  auth: 'public',
  summary: 'The words that readers search for most: the desk’s, then those of real searches.',
  input: z.object({}),
  output: z.object({ searchLists: z.array(hotWord) }),
  errors: [],
});

/** Spec section 7, Search. */
export const hotSearch = defineEndpoint({ ...hotSearchList, name: 'hotSearch' });

export const homeSearchList = defineEndpoint({
  name: 'homeSearchList',
  method: 'GET',
  auth: 'public',
  summary: 'What the search box of the home page suggests: hot words and the newest titles.',
  input: z.object({}),
  output: z.object({
    searchLists: z.array(hotWord),
    list: z.array(z.object({ id, title: z.string(), lang: locale })),
  }),
  errors: [],
});

/** Kinds of things that are found, in the order of their tabs. */
export const SEARCH_KINDS = ['article', 'flash', 'event', 'author', 'label', 'tool'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_SORTS = ['relevance', 'date'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Longest keyword, as addresses carry it (silent-areas: Search). */
export const KEYWORD_MAX = 500;
/** Things on one page of results, and pages that there are at most. */
export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_PAGES_MAX = 20;
/** Of more than so many the answer says only that there are more. */
export const SEARCH_COUNT_MAX = SEARCH_PAGE_SIZE * SEARCH_PAGES_MAX;

const keyword = z.string().trim().min(1).max(KEYWORD_MAX);

/** A piece of a text; `hit` where it is what was looked for. */
export const textPart = z.object({ text: z.string(), hit: z.boolean() });
export type TextPart = z.infer<typeof textPart>;

export const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id,
  title: z.string(),
  title_parts: z.array(textPart),
  /** The place of the text that says it best, or the summary; empty where there is no text. */
  excerpt_parts: z.array(textPart),
  /** Language of the texts, which differs from the reader's where no edition exists. */
  lang: locale,
  /** Publication, or start of an event; null for authors, labels and tools. */
  time: isoTime.nullable(),
  /** `/media/<hash>/1280.jpg`, another address, or ''. */
  pic: z.string(),
  /** Author of an article, place of an event, host of a tool; ''. */
  note: z.string(),
  /** Section of an article; '' for the others. */
  section_key: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

const searchInput = {
  keyword,
  /** One kind alone; all of them when left out. */
  kind: z.enum(SEARCH_KINDS).optional(),
  /** `date` leaves out what has no time. */
  sort: z.enum(SEARCH_SORTS).default('relevance'),
  page: wholeNumber(1, SEARCH_PAGES_MAX).default(1),
};

const searchPage = {
  list: z.array(searchHit),
  /** At most SEARCH_COUNT_MAX. */
  total: z.number().int().min(0).max(SEARCH_COUNT_MAX),
  /** Whether there are more than `total`. */
  has_more: z.boolean(),
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
};

export const search = defineEndpoint({
  name: 'search',
  method: 'POST',
  auth: 'public',
  summary:
    'Articles, flashes, events, authors, labels and tools by words, in any script; the search counts for the hot words and is kept in the reader’s records.',
  input: z.object(searchInput),
  output: z.object({
    ...searchPage,
    /** How many of each kind there are, each at most SEARCH_COUNT_MAX. */
    counts: z.record(z.enum(SEARCH_KINDS), z.number().int().min(0)),
    /** What was looked for instead of a word that no text holds; '' for the keyword itself. */
    mended: z.string(),
    /** True where no text holds all the words, and these hold some. */
    is_loose: z.boolean(),
  }),
  errors: ['tooManyRequests'],
});

/** The pages after the first; nothing is counted or kept. */
export const searchMore = defineEndpoint({
  name: 'searchMore',
  method: 'POST',
  auth: 'public',
  summary: 'Further results of a search, page by page.',
  input: z.object(searchInput),
  output: z.object(searchPage),
  errors: ['tooManyRequests'],
});

/** A name of ours: what the box suggests while one types. */
export const suggestSearch = defineEndpoint({
  name: 'suggestSearch',
  method: 'POST',
  auth: 'public',
  summary: 'What a reader who types these letters may mean: names and titles.',
  input: z.object({ keyword: z.string().trim().min(1).max(100) }),
  output: z.object({
    list: z.array(z.object({ kind: z.enum(SEARCH_KINDS), id, title: z.string(), lang: locale })),
  }),
  errors: ['tooManyRequests'],
});

/** A name of ours: a results page was read. Made by the page, which is the same for everybody. */
export const recordSearch = defineEndpoint({
  name: 'recordSearch',
  method: 'POST',
  auth: 'public',
  summary: 'Counts a search that a page answered, and keeps it in the reader’s records.',
  input: z.object({ keyword }),
  output: z.object({}),
  errors: ['tooManyRequests'],
});

export const searchRecord = z.object({ id, keyword: z.string(), time: isoTime });

export const getSearchRecords = defineEndpoint({
  name: 'getSearchRecords',
  method: 'POST',
  auth: 'signedIn',
  summary: 'What the reader searched for, the latest first.',
  input: z.object({}),
  output: z.object({ list: z.array(searchRecord) }),
  errors: ['signInRequired'],
});

export const delSearchRecords = defineEndpoint({
  name: 'delSearchRecords',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Deletes one search of the reader’s records, or all of them; again changes nothing.',
  input: z.object({ id: id.optional() }),
  output: z.object({ deleted: z.number().int().min(0) }),
  errors: ['signInRequired'],
});
