import { z } from 'zod';
import { RECOMMEND_SIZE } from './constants';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { labelRef, sectionRef } from './taxonomy';
import { wholeNumber } from './whole-number';

export const authorRef = z.object({
  id,
  nickname: z.string(),
  /** Picture address or '' (a monogram is drawn then). */
  avatar_img: z.string(),
  /** True for the demonstration authors of a fresh installation. */
  is_sample: z.boolean(),
});
export type AuthorRef = z.infer<typeof authorRef>;

/** Article in a list (spec section 3): id, title, pic, release_time, author, and what cards show. */
export const articleItem = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  /** `/media/<hash>/1280.jpg`, another address, or '' (a cover is generated then). */
  pic: z.string(),
  release_time: isoTime,
  author: authorRef,
  section: sectionRef,
  /** Language of the edition shown; differs from the page's where no edition exists. */
  lang: locale,
  views: z.number().int().min(0),
  reading_minutes: z.number().int().min(1),
  is_sponsored: z.boolean(),
});
export type ArticleItem = z.infer<typeof articleItem>;

export const articleDetails = articleItem.extend({
  /** The summary as it stands under the title; '' where the text begins with the same words. */
  deck: z.string(),
  /** Sanitised HTML, heading ids kept. */
  body_html: z.string(),
  /** Languages that have an edition of their own (zh-Hant counts with zh-Hans). */
  editions: z.array(locale),
  original_lang: locale,
  /** Null until the text really changed after publication. */
  updated_time: isoTime.nullable(),
  labels: z.array(labelRef),
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Who paid for a sponsored article; '' where it is not told. */
  sponsor: z.string().default(''),
  /** What was wrong in it and is put right, the latest first. */
  corrections: z.array(z.object({ text: z.string(), time: isoTime })).default([]),
});
export type ArticleDetails = z.infer<typeof articleDetails>;

export const getArticleList = defineEndpoint({
  name: 'getArticleList',
  method: 'POST',
  auth: 'public',
  summary: 'Articles, newest first; of one section, label or author when asked.',
  input: z.object({
    ...pageInput,
    section: z.string().max(40).optional(),
    label_id: id.optional(),
    author_id: id.optional(),
  }),
  output: pageOutput(articleItem),
  errors: ['notFound'],
});

export const getInformationDetails = defineEndpoint({
  name: 'getInformationDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One article, whole, in the language asked for or the one it has.',
  input: z.object({ id }),
  output: articleDetails,
  errors: ['articleNotFound', 'contentWithdrawn'],
});

export const getRecommendLists = defineEndpoint({
  name: 'getRecommendLists',
  method: 'POST',
  auth: 'public',
  summary: 'Recommended articles: what is read now, one author not twice in a row.',
  input: z.object({
    page: wholeNumber(1, 100).default(1),
    size: wholeNumber(1, 50).default(RECOMMEND_SIZE),
  }),
  output: z.object({ list: z.array(articleItem) }),
  errors: [],
});

/** The spec leaves this call's path open; page 1, size 10, `data.list`. */
export const recommendList = defineEndpoint({ ...getRecommendLists, name: 'recommendList' });

export const relatedRecommen = defineEndpoint({
  name: 'relatedRecommen',
  method: 'POST',
  auth: 'public',
  summary: 'Articles near one article: shared labels first, then its section.',
  input: z.object({ id, size: wholeNumber(1, 20).default(5) }),
  output: z.object({ list: z.array(articleItem) }),
  errors: ['articleNotFound'],
});

/** Spans that the hot list ranks. */
export const HOT_WINDOWS = ['24h', '7d'] as const;
export type HotWindow = (typeof HOT_WINDOWS)[number];

export const homeHotList = defineEndpoint({
  name: 'homeHotList',
  method: 'GET',
  auth: 'public',
  summary: 'The articles that were read most in the last seven days, or 24 hours.',
  input: z.object({
    limit: wholeNumber(1, 50).default(10),
    window: z.enum(HOT_WINDOWS).default('7d'),
  }),
  output: z.object({ hotLists: z.array(articleItem) }),
  errors: [],
});

/** The spec leaves this call's path open; `data.hotLists`. */
export const hotList = defineEndpoint({ ...homeHotList, name: 'hotList' });

export const authorDetails = authorRef.extend({
  bio: z.string(),
  level: z.number().int().min(1).max(6),
  article_count: z.number().int(),
});
export type AuthorDetails = z.infer<typeof authorDetails>;

/** A name of ours: the spec names no call for one author's public page. */
export const getAuthorDetails = defineEndpoint({
  name: 'getAuthorDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One author: name, introduction, number of articles.',
  input: z.object({ id }),
  output: authorDetails,
  errors: ['notFound'],
});
