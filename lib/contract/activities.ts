import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { CURRENCIES, REFUND_POLICIES, SOCIAL_SITES, TICKET_KINDS } from './event-kinds';
import { eventItem } from './home';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';

/** Where an event is in time; a cancelled one says so whenever it was to be. */
export const EVENT_TIMINGS = ['upcoming', 'live', 'past', 'cancelled'] as const;

export const activityItem = eventItem.extend({
  timing: z.enum(EVENT_TIMINGS),
  address: z.string(),
  topic: z.object({ id, name: z.string() }).nullable(),
  /** Least price of a public ticket in the currency's smallest unit; null where there is none. */
  price_from: z.number().int().min(0).nullable(),
  currency: z.string(),
  is_sample: z.boolean(),
  langs: eventItem.shape.langs.extend({ address: locale.optional() }),
});
export type ActivityItem = z.infer<typeof activityItem>;

export const getActivityList = defineEndpoint({
  name: 'getActivityList',
  method: 'POST',
  auth: 'public',
  summary: 'Events by time, place, price, topic, city and month; the next to begin first.',
  input: z.object({
    ...pageInput,
    when: z.enum(['coming', 'upcoming', 'live', 'past', 'all']).default('coming'),
    place: z.enum(['online', 'onsite']).optional(),
    price: z.enum(['free', 'paid']).optional(),
    topic: id.optional(),
    city: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .optional(),
    /** yyyy-mm by the clocks of the site; events of any time that touch it. */
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional(),
  }),
  output: pageOutput(activityItem).extend({
    /** What the list can be narrowed to: topics and cities of the events of that time. */
    topics: z.array(z.object({ id, name: z.string(), count: z.number().int() })),
    cities: z.array(z.object({ key: z.string(), name: z.string(), count: z.number().int() })),
    first_month: z.string(),
    last_month: z.string(),
    /** The day by the clocks of the site, yyyy-mm-dd. */
    today: z.string(),
  }),
  errors: [],
});

export const activityTicket = z.object({
  id,
  name: z.string(),
  type: z.enum(TICKET_KINDS),
  price: z.number().int().min(0),
  /** Struck through beside a discount; null for the others. */
  list_price: z.number().int().min(0).nullable(),
  currency: z.enum(CURRENCIES),
  per_person: z.number().int().min(1),
  sale_from: isoTime.nullable(),
  sale_until: isoTime.nullable(),
  needs_code: z.boolean(),
  /** Language of its name where it is another than was asked for. */
  lang: locale.optional(),
});
export type ActivityTicket = z.infer<typeof activityTicket>;

export const activityDetails = activityItem.extend({
  details: z.string(),
  organizer: z.object({
    name: z.string(),
    description: z.string(),
    /** Author of the newsroom whose page it has; null where it has none. */
    author_id: id.nullable(),
    socials: z.array(z.object({ site: z.enum(SOCIAL_SITES), url: z.string() })),
  }),
  co_hosts: z.array(z.string()),
  tickets: z.array(activityTicket),
  policy: z.enum(REFUND_POLICIES),
  /** Start before the last change of it, and why it changed; null and '' where it did not. */
  previous_start_time: isoTime.nullable(),
  change_reason: z.string(),
  cancel_reason: z.string(),
  /** SEQUENCE of its calendar entry and the time of its last change. */
  sequence: z.number().int().min(0),
  changed_time: isoTime,
  /** Since when readers see it, as far as that was written down. */
  published_time: isoTime,
  related: z.array(articleItem),
  langs: activityItem.shape.langs.extend({
    details: locale.optional(),
    organizer: locale.optional(),
    about: locale.optional(),
  }),
});
export type ActivityDetails = z.infer<typeof activityDetails>;

export const getActivityDetails = defineEndpoint({
  name: 'getActivityDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One event with its organiser, tickets, policy and related articles.',
  input: z.object({ id }),
  output: activityDetails,
  errors: ['eventNotFound'],
});

export const getEventDetails = defineEndpoint({
  name: 'getEventDetails',
  method: 'POST',
  auth: 'public',
  summary: 'The short facts of one event: what a card of it shows.',
  input: z.object({ id }),
  output: activityItem,
  errors: ['eventNotFound'],
});

export const SALE_STATES = ['onSale', 'notYet', 'ended', 'soldOut', 'closed'] as const;

export const ticketSale = z.object({
  id,
  sale: z.enum(SALE_STATES),
  /** Seats that are left, where they are few; null where there are enough. */
  left: z.number().int().min(0).nullable(),
});

export const getTicketDetails = defineEndpoint({
  name: 'getTicketDetails',
  method: 'GET',
  auth: 'public',
  summary: 'What of an event can be had at this moment; never cached.',
  input: z.object({ id }),
  output: z.object({
    timing: z.enum(EVENT_TIMINGS),
    list: z.array(ticketSale),
    /** Who takes money here; `none` sells free tickets only. */
    payments: z.enum(['sandbox', 'stripe', 'none']),
  }),
  errors: ['eventNotFound'],
});
