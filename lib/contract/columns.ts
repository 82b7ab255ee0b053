import { z } from 'zod';
import { articleItem, authorRef } from './articles';
import { HOME_PANEL_SIZE } from './constants';
import { defineEndpoint } from './endpoint';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { wholeNumber } from './whole-number';

/** How many entries a short list of columns or authors gives. */
const shortLimit = wholeNumber(1, 50).default(HOME_PANEL_SIZE);

export const columnItem = z.object({
  id,
  title: z.string(),
  intro: z.string(),
  pic: z.string(),
  author: authorRef,
  article_count: z.number().int(),
  /** The newest article of the column, null when it has none. */
  latest: z.object({ id, title: z.string(), release_time: isoTime }).nullable(),
});
export type ColumnItem = z.infer<typeof columnItem>;

export const columnDetails = columnItem.extend({
  author_bio: z.string(),
  author_level: z.number().int().min(1).max(6),
  /** Reads of all its articles. */
  views: z.number().int().min(0),
  /** When its first article came out; null when it has none. */
  since_time: isoTime.nullable(),
  /** Columns that moved last, this one left out. */
  others: z.array(columnItem),
});
export type ColumnDetails = z.infer<typeof columnDetails>;

/** An author with what the lists of authors rank by. */
export const hotAuthor = authorRef.extend({
  bio: z.string(),
  level: z.number().int().min(1).max(6),
  article_count: z.number().int().min(0),
  /** Articles and their reads within the span that the list is about. */
  recent_count: z.number().int().min(0),
  recent_views: z.number().int().min(0),
  /** Their column, null for those who have none. */
  column: z.object({ id, title: z.string() }).nullable(),
});
export type HotAuthor = z.infer<typeof hotAuthor>;

/** A name of ours: the spec names no call for all columns. */
export const columnList = defineEndpoint({
  name: 'columnList',
  method: 'POST',
  auth: 'public',
  summary: 'All columns; those whose newest article is newest come first.',
  input: z.object({ page: pageInput.page, limit: pageInput.limit }),
  output: pageOutput(columnItem),
  errors: [],
});

/** A name of ours: the spec names no call for one column's page. */
export const getColumnDetails = defineEndpoint({
  name: 'getColumnDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One column: author, introduction, counts. Its articles are those of its author.',
  input: z.object({ id }),
  output: columnDetails,
  errors: ['notFound'],
});

export const getPopularColumn = defineEndpoint({
  name: 'getPopularColumn',
  method: 'POST',
  auth: 'public',
  summary: 'Columns by the reads of what they published in the last thirty days.',
  input: z.object({ limit: shortLimit }),
  output: z.object({ list: z.array(columnItem) }),
  errors: [],
});

export const getWeekAuthorList = defineEndpoint({
  name: 'getWeekAuthorList',
  method: 'POST',
  auth: 'public',
  summary: 'Authors by the reads of what they published in the last seven days.',
  input: z.object({ limit: shortLimit }),
  output: z.object({ hotLists: z.array(hotAuthor) }),
  errors: [],
});

export const getAuthorList = defineEndpoint({
  name: 'getAuthorList',
  method: 'POST',
  auth: 'public',
  summary: 'Everybody who has published, by number of articles; recent means thirty days.',
  input: z.object({ page: pageInput.page, limit: pageInput.limit }),
  output: pageOutput(hotAuthor),
  errors: [],
});

export const getZLHostLists = defineEndpoint({
  name: 'getZLHostLists',
  method: 'GET',
  auth: 'public',
  summary: 'The most read articles of all columns in the last thirty days.',
  input: z.object({ limit: shortLimit }),
  output: z.object({ hotLists: z.array(articleItem) }),
  errors: [],
});
