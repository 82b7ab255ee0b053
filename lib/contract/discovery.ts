import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { flashCategory, flashItem } from './flash';
import { locale } from './locale';
import { id, isoTime } from './paging';
import { wholeNumber } from './whole-number';

/** Things with addresses of their own that sitemaps name. */
export const SITEMAP_KINDS = [
  'article',
  'flash',
  'author',
  'column',
  'label',
  'topic',
  'daily',
  'weekly',
  'technical',
  'notice',
  'event',
  'month',
] as const;
export const sitemapKind = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof sitemapKind>;

/** A part of a sitemap holds what the ids of one such span name, so that any part is one range. */
export const SITEMAP_PART_IDS = 1_000;
/** What a news sitemap may hold: the last two days, a thousand addresses. */
export const NEWS_SITEMAP_HOURS = 48;
export const NEWS_SITEMAP_MAX = 1_000;

const sitemapPart = z.object({
  kind: sitemapKind,
  /** Counts from 1; parts without anything to find are left out. */
  part: z.number().int().min(1),
  /** The last change of anything in it. */
  changed_time: isoTime,
});
export type SitemapPart = z.infer<typeof sitemapPart>;

const sitemapEntry = z.object({
  /** What the address names it by: an id, a day, or a month. */
  param: z.string(),
  changed_time: isoTime,
  /** Languages that it exists in. */
  editions: z.array(locale).min(1),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

const newsEntry = z.object({
  kind: z.enum(['article', 'flash']),
  id,
  lang: locale,
  title: z.string(),
  release_time: isoTime,
});
export type NewsEntry = z.infer<typeof newsEntry>;

/** A name of ours, like the two after it: the spec names no calls for search engines. */
export const siteMapParts = defineEndpoint({
  name: 'siteMapParts',
  method: 'GET',
  auth: 'public',
  summary: 'The parts that the site’s map has, each with its last change.',
  input: z.object({}),
  output: z.object({ list: z.array(sitemapPart) }),
  errors: [],
});

export const siteMapEntries = defineEndpoint({
  name: 'siteMapEntries',
  method: 'POST',
  auth: 'public',
  summary: 'What one part of the site’s map names, by id.',
  input: z.object({
    kind: sitemapKind,
    part: wholeNumber(1, 1_000_000),
  }),
  output: z.object({ list: z.array(sitemapEntry) }),
  errors: ['notFound'],
});

export const siteMapNews = defineEndpoint({
  name: 'siteMapNews',
  method: 'GET',
  auth: 'public',
  summary: 'Articles and flash news of the last 48 hours, newest first, each language by itself.',
  input: z.object({}),
  output: z.object({ list: z.array(newsEntry).max(NEWS_SITEMAP_MAX) }),
  errors: [],
});

/** Entries of a feed: what a reader's program fetches anew each time. */
export const FEED_ARTICLES_MAX = 30;
export const FEED_FLASHES_MAX = 50;

const feedArticle = articleItem.extend({
  /** Sanitised HTML, addresses as they stand in the page. */
  body_html: z.string(),
  updated_time: isoTime.nullable(),
  labels: z.array(z.string()),
});
export type FeedArticle = z.infer<typeof feedArticle>;

export const feedArticles = defineEndpoint({
  name: 'feedArticles',
  method: 'POST',
  auth: 'public',
  summary: 'The newest articles written or derived in the caller’s language, whole, for feeds.',
  input: z.object({
    section: z.string().max(40).optional(),
    label_id: id.optional(),
    author_id: id.optional(),
  }),
  output: z.object({ list: z.array(feedArticle).max(FEED_ARTICLES_MAX) }),
  errors: ['notFound'],
});

export const feedFlashes = defineEndpoint({
  name: 'feedFlashes',
  method: 'POST',
  auth: 'public',
  summary: 'The newest flash news in the caller’s language, for feeds.',
  input: z.object({ category: flashCategory.optional(), important: z.boolean().optional() }),
  output: z.object({ list: z.array(flashItem).max(FEED_FLASHES_MAX) }),
  errors: [],
});
