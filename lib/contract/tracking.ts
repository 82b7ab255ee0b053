import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';
import { wholeNumber } from './whole-number';

/** Days of UTC+8 as `2026-11-28`. */
const day = z.iso.date();
const count = z.number().int().min(0);
const path = z.string().max(512).default('');
/** The name of a kind of page: a row of the route table. */
const pageName = z.string().regex(/^\w{1,40}$/);

/**
 * The tracking record of spec section 3. Of it the article, the page's name and a digest of the
 * uuid are kept; the title, the account, both addresses and the browser's clock are not.
 */
export const trackingRecord = z.object({
  /** Article that is shown; 0 on every other page. */
  wz_id: wholeNumber(0).default(0),
  wz_title: z.string().max(300).default(''),
  /** When the page was opened, by the browser's clock. */
  time: z.iso.datetime(),
  /** What the analytics service calls the view: the first segment of its path. */
  event: z.string().max(64),
  /** Id of the account that is signed in, or ''. */
  usid: z.string().max(20).default(''),
  /** Made by the browser and kept in its local storage. */
  uuid: z.uuid(),
  author_id: wholeNumber(0).default(0),
  platform: z.literal('web'),
  /** Path of the page, and of the one before it. */
  page: path,
  prepg: path,
  /** Name of the page's row, and the parameter of its path. */
  route: pageName,
  params: z.record(z.string().max(20), z.string().max(300)).default({}),
});
export type TrackingRecord = z.input<typeof trackingRecord>;

/**
 * False where it was not taken: from a machine, from who asks not to be counted, or too many from one
 * network. What is taken is written within seconds; what names no page or article of ours goes then.
 */
const counted = z.object({ counted: z.boolean() });

/** Spec section 7: tells that an article is read; takes the tracking record. */
export const pvuv = defineEndpoint({
  name: 'pvuv',
  method: 'POST',
  auth: 'public',
  summary: 'Counts a view of an article, once a reader and day, and of its page each time.',
  input: trackingRecord,
  output: counted,
  errors: [],
});

/** The spec leaves this call's path open: every page but an article's tells its view here. */
export const pageView = defineEndpoint({
  name: 'pageView',
  method: 'POST',
  auth: 'public',
  summary: 'Counts a view of a page that is no article.',
  input: trackingRecord,
  output: counted,
  errors: [],
});

export const VISIT_DEVICES = ['mobile', 'desktop'] as const;
export type VisitDevice = (typeof VISIT_DEVICES)[number];
/** Core Web Vitals and their two companions (web.dev/articles/vitals); CLS has no unit, the others ms. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

/** More than these no visit has that somebody saw: what is beyond them was not measured. */
const VITAL_MAX: Record<VitalName, number> = {
  LCP: 120_000,
  INP: 60_000,
  CLS: 10,
  FCP: 120_000,
  TTFB: 120_000,
};
const vital = z
  .object({ name: z.enum(VITALS), value: z.number().min(0) })
  .refine(({ name, value }) => value <= VITAL_MAX[name], { path: ['value'] });

export const webVitals = defineEndpoint({
  name: 'webVitals',
  method: 'POST',
  auth: 'public',
  summary: 'Takes what a visit measured of a page, once, when it is left.',
  input: z.object({
    route: pageName,
    device: z.enum(VISIT_DEVICES),
    vitals: z
      .array(vital)
      .min(1)
      .max(VITALS.length)
      // One visit has one of each.
      .refine((list) => new Set(list.map(({ name }) => name)).size === list.length),
  }),
  output: counted,
  errors: [],
});

/** Spans of statistics, in days. */
export const STATISTIC_DAYS = [7, 30, 90] as const;
const days = wholeNumber(0)
  .refine((value) => (STATISTIC_DAYS as readonly number[]).includes(value))
  .default(30);

const articleViews = z.object({
  id,
  title: z.string(),
  /** Within the span, day by day from its first day, and since it came out. */
  views: count,
  daily: z.array(count),
  views_total: count,
});
export type ArticleViews = z.infer<typeof articleViews>;

export const myArticleViews = defineEndpoint({
  name: 'myArticleViews',
  method: 'POST',
  auth: 'signedIn',
  summary: 'How often the caller’s published articles were read, day by day, most read first.',
  input: z.object({ days }),
  output: z.object({ first_day: day, list: z.array(articleViews) }),
  errors: [],
});

const vitalFigure = z.object({
  page: z.string(),
  device: z.enum(VISIT_DEVICES),
  vital: z.enum(VITALS),
  /** What three of four visits stayed under: ms, or for CLS a number without unit. */
  p75: z.number(),
  visits: count,
});
export type VitalFigure = z.infer<typeof vitalFigure>;

export const deskVisits = defineEndpoint({
  name: 'deskVisits',
  method: 'POST',
  auth: 'editor',
  summary: 'Views and visitors by day, by kind of page and by article, and how fast pages were.',
  input: z.object({ days }),
  output: z.object({
    days: z.array(z.object({ day, views: count, visitors: count })),
    pages: z.array(z.object({ page: z.string(), views: count })),
    first_day: day,
    articles: z.array(articleViews),
    vitals: z.array(vitalFigure),
  }),
  errors: [],
});
export type DeskVisits = z.infer<(typeof deskVisits)['output']>;
