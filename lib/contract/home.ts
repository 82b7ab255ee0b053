import { z } from 'zod';
import { articleItem } from './articles';
import { columnItem } from './columns';
import { HOME_PANEL_SIZE } from './constants';
import { defineEndpoint } from './endpoint';
import { flashItem, flashSeq } from './flash';
import { locale } from './locale';
import { id, isoTime } from './paging';
import { label } from './taxonomy';
import { topicItem } from './topics';
import { wholeNumber } from './whole-number';

export const eventItem = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  /** 16:9 poster or ''. */
  poster: z.string(),
  start_time: isoTime,
  end_time: isoTime,
  /** IANA zone in which the event's own times are shown. */
  time_zone: z.string(),
  /** '' for an online event. */
  city: z.string(),
  is_online: z.boolean(),
  is_free: z.boolean(),
  /** Languages of texts that are in another one than was asked for. */
  langs: z.object({
    title: locale.optional(),
    summary: locale.optional(),
    city: locale.optional(),
  }),
});
export type EventItem = z.infer<typeof eventItem>;

export const quote = z.object({
  symbol: z.string(),
  name: z.string(),
  price_usd: z.number(),
  /** Null where the source does not say. */
  change_percent_24h: z.number().nullable(),
});
export type Quote = z.infer<typeof quote>;

/** `as_of` null marks sample figures, which the page says plainly. */
export const marketStrip = z.object({ quotes: z.array(quote), as_of: isoTime.nullable() });
export type MarketStrip = z.infer<typeof marketStrip>;

export const banner = z.object({ id, title: z.string(), pic: z.string(), link: z.string() });
export type Banner = z.infer<typeof banner>;

export const homeLinsts = defineEndpoint({
  name: 'homeLinsts',
  method: 'GET',
  auth: 'public',
  summary: 'Everything the home page shows, in one answer.',
  input: z.object({}),
  output: z.object({
    lead: articleItem.nullable(),
    seconds: z.array(articleItem),
    latest: z.array(articleItem),
    flashes: z.array(flashItem),
    flash_seq: flashSeq,
    columns: z.array(columnItem),
    topics: z.array(topicItem),
    events: z.array(eventItem),
    labels: z.array(label),
    banners: z.array(banner),
    market: marketStrip,
    hotLists: z.array(articleItem),
  }),
  errors: [],
});
export type HomeContent = z.infer<(typeof homeLinsts)['output']>;

/** The spec leaves this call's path open; `data.list`, the first five are shown. */
export const eventList = defineEndpoint({
  name: 'eventList',
  method: 'POST',
  auth: 'public',
  summary: 'Events that run now or come next, by start; then the last past ones.',
  input: z.object({
    limit: wholeNumber(1, 50).default(HOME_PANEL_SIZE),
  }),
  output: z.object({ list: z.array(eventItem) }),
  errors: [],
});
