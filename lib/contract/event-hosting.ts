import { z } from 'zod';
import { EVENT_TIMINGS } from './activities';
import { defineEndpoint } from './endpoint';
import {
  COHOSTS_MAX,
  CURRENCIES,
  EVENT_DETAILS_MAX,
  EVENT_PLACE_MAX,
  EVENT_REASON_MAX,
  EVENT_STATES,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
  ORDER_QUANTITY_MAX,
  PRICE_MINOR_MAX,
  REFUND_POLICIES,
  SOCIAL_SITES,
  TICKET_KINDS,
  TICKET_QUANTITY_MAX,
  TICKET_STATES,
  TICKET_TYPES_MAX,
} from './event-kinds';
import { locale } from './locale';
import { ORDER_FILTERS, orderItem } from './event-orders';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { withoutHidden } from './typed-text';
import { wholeNumber } from './whole-number';

const SOCIAL_MAX = 200;
const shown = z.string().overwrite(withoutHidden).trim();
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]);
/** Whether a name is one of an IANA time zone. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Fields of spec section 3; a draft may be empty. */
export const eventContent = z.object({
  title: shown.max(EVENT_TITLE_MAX),
  summary: shown.max(EVENT_SUMMARY_MAX),
  /** Plain text; blank lines part paragraphs. */
  details: z.string().max(EVENT_DETAILS_MAX),
  /** Address that `upload` answered with, or ''; 16:9. */
  poster: z.string().max(2048),
  start_time: isoTime,
  end_time: isoTime,
  time_zone: z.string().max(64).refine(isZone),
  is_online: z.boolean(),
  city: shown.max(60),
  address: shown.max(EVENT_PLACE_MAX),
  online_url: link,
  organizer_name: shown.max(60),
  organizer_about: shown.max(1_000),
  socials: z.partialRecord(z.enum(SOCIAL_SITES), link.and(z.string().max(SOCIAL_MAX))),
  co_hosts: z.array(shown.min(1).max(60)).max(COHOSTS_MAX),
  label_id: id.nullable(),
  policy: z.enum(REFUND_POLICIES),
  /**
   * The English edition of an event that is written in Chinese: its words all or none, its place
   * as far as it has an English name. '' where English readers are shown the Chinese.
   */
  title_en: shown.max(EVENT_TITLE_MAX).default(''),
  summary_en: shown.max(EVENT_SUMMARY_MAX).default(''),
  details_en: z.string().max(EVENT_DETAILS_MAX).default(''),
  city_en: shown.max(60).default(''),
  address_en: shown.max(EVENT_PLACE_MAX).default(''),
});
export type EventContent = z.infer<typeof eventContent>;

/** What the desk reads before readers do, also of a live event; the rest is fact and takes hold at once. */
export const eventWords = eventContent
  .pick({
    title: true,
    summary: true,
    details: true,
    poster: true,
    organizer_name: true,
    organizer_about: true,
    socials: true,
    co_hosts: true,
    label_id: true,
    title_en: true,
    summary_en: true,
    details_en: true,
  })
  .extend({ locale });
export type EventWords = z.infer<typeof eventWords>;

/** A ticket type as its organiser sets it; without an id it is a new one. */
export const ticketDraft = z.object({
  id: id.nullable(),
  name: z.string().trim().min(1).max(60),
  type: z.enum(TICKET_KINDS),
  price: wholeNumber(0, PRICE_MINOR_MAX),
  list_price: wholeNumber(0, PRICE_MINOR_MAX).nullable(),
  currency: z.enum(CURRENCIES),
  quantity: wholeNumber(1, TICKET_QUANTITY_MAX),
  per_person: wholeNumber(1, ORDER_QUANTITY_MAX),
  sale_from: isoTime.nullable(),
  sale_until: isoTime.nullable(),
  is_closed: z.boolean(),
});
export type TicketDraft = z.infer<typeof ticketDraft>;

export const hostedEvent = z.object({
  id,
  status: z.enum(EVENT_STATES),
  timing: z.enum(EVENT_TIMINGS),
  revision: z.number().int().min(1),
  locale,
  content: eventContent,
  tickets: z.array(
    ticketDraft.extend({
      id,
      held: z.number().int(),
      sold: z.number().int(),
      used: z.number().int(),
    }),
  ),
  /** Whether its words in `content` wait for the desk, while readers see those before. */
  changes_pending: z.boolean(),
  /** The desk's words of a refusal, or the organiser's of a cancellation; ''. */
  reason: z.string(),
  /** What the caller is to it. */
  role: z.enum(['owner', 'manager', 'checkin', 'desk']),
  payments: z.enum(['sandbox', 'stripe', 'none']),
  /** Fields that are missing before it can be submitted. */
  gaps: z.array(z.string()),
});
export type HostedEventOutput = z.infer<typeof hostedEvent>;

export const activityDetailsForHost = defineEndpoint({
  name: 'admin/activity/details',
  method: 'POST',
  auth: 'signedIn',
  summary: 'An event as those who hold it see it.',
  input: z.object({ id }),
  output: hostedEvent,
  errors: ['eventNotFound', 'notPermitted'],
});

export const activityUpdate = defineEndpoint({
  name: 'admin/activity/update',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Begins an event, or saves one over the revision that was read; with its ticket types.',
  input: z.object({
    /** Left out for a new one, which then has a key of the browser. */
    id: id.optional(),
    client_key: z.uuid().optional(),
    locale,
    base_revision: wholeNumber(0).default(0),
    content: eventContent,
    tickets: z.array(ticketDraft).max(TICKET_TYPES_MAX),
    /** Why time or place change, where people hold tickets. */
    reason: z.string().trim().max(EVENT_REASON_MAX).default(''),
  }),
  output: hostedEvent,
  errors: [
    'eventNotFound',
    'notPermitted',
    'eventConflict',
    'eventState',
    'reasonNeeded',
    'ticketTypeSold',
    'eventIncomplete',
    'levelTooLow',
    'paymentsOff',
    'tooManyRequests',
  ],
});

export const activitySubmit = defineEndpoint({
  name: 'admin/activity/submit',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Hands an event to the desk, or takes it back from there.',
  input: z.object({
    id,
    base_revision: wholeNumber(1),
    withdraw: z.boolean().default(false),
  }),
  output: hostedEvent,
  errors: [
    'eventNotFound',
    'notPermitted',
    'eventConflict',
    'eventState',
    'eventIncomplete',
    'levelTooLow',
    'paymentsOff',
    'tooManyRequests',
  ],
});

export const activityDestroy = defineEndpoint({
  name: 'admin/activity/destroy',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Deletes a draft, or cancels a live event: holders are told, and everything is given back.',
  input: z.object({ id, reason: z.string().trim().max(EVENT_REASON_MAX).default('') }),
  output: z.object({ status: z.enum(['deleted', 'cancelled']) }),
  errors: ['eventNotFound', 'notPermitted', 'eventState', 'reasonNeeded'],
});

export const activityClone = defineEndpoint({
  name: 'admin/activity/clone',
  method: 'POST',
  auth: 'signedIn',
  summary: 'A new draft with the text and ticket types of another event.',
  input: z.object({ id, client_key: z.uuid() }),
  output: hostedEvent,
  errors: ['eventNotFound', 'notPermitted', 'tooManyRequests'],
});

export const HOST_FILTERS = [
  'all',
  'draft',
  'pending',
  'refused',
  'live',
  'ended',
  'cancelled',
] as const;

export const hostedItem = z.object({
  id,
  title: z.string(),
  status: z.enum(EVENT_STATES),
  timing: z.enum(EVENT_TIMINGS),
  start_time: isoTime,
  end_time: isoTime,
  time_zone: z.string(),
  city: z.string(),
  is_online: z.boolean(),
  role: z.enum(['owner', 'manager', 'checkin', 'desk']),
  capacity: z.number().int(),
  sold: z.number().int(),
  reason: z.string(),
});
export type HostedItem = z.infer<typeof hostedItem>;

export const activityLists = defineEndpoint({
  name: 'admin/activity/lists',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Events that one holds, or helps to hold, the next first.',
  input: z.object({ ...pageInput, status: z.enum(HOST_FILTERS).default('all') }),
  output: pageOutput(hostedItem).extend({
    counts: z.record(z.enum(HOST_FILTERS), z.number().int()),
  }),
  errors: [],
});

const saleDay = z.object({ day: z.string(), tickets: z.number().int() });
const takings = z.object({ currency: z.string(), amount: z.number().int() });

export const activityHome = defineEndpoint({
  name: 'admin/activity/home',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'An organiser’s overview: events ahead, tickets sold by day, takings; of one event when named.',
  input: z.object({ event_id: id.optional() }),
  output: z.object({
    days: z.array(saleDay),
    takings: z.array(takings),
    sold: z.number().int(),
    checked_in: z.number().int(),
    next: z.array(hostedItem),
  }),
  errors: ['eventNotFound', 'notPermitted'],
});

export const hostOrder = orderItem.extend({
  buyer: z.string(),
  email: z.string(),
  tickets: z.array(z.object({ id, name: z.string(), status: z.enum(TICKET_STATES) })),
});

export const activityMainLists = defineEndpoint({
  name: 'admin/activity/mainLists2',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Orders of an event by state, the latest first; by reference, name or address.',
  input: z.object({
    ...pageInput,
    event_id: id,
    status: z.enum(ORDER_FILTERS).default('all'),
    keyword: z.string().trim().max(100).default(''),
  }),
  output: pageOutput(hostOrder).extend({
    /** Numbers by state of what the keyword finds. */
    counts: z.record(z.enum(ORDER_FILTERS), z.number().int()),
  }),
  errors: ['eventNotFound', 'notPermitted'],
});

export const attendeeRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  email: z.string(),
  ticket_name: z.string(),
  reference: z.string(),
  status: z.enum(TICKET_STATES),
  used_time: isoTime.nullable(),
});

export const activityAttendees = defineEndpoint({
  name: 'admin/activity/attendees',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Everybody who has a ticket: for the door, which works on without a network, and for export.',
  input: z.object({ event_id: id }),
  output: z.object({ title: z.string(), list: z.array(attendeeRow), time: isoTime }),
  errors: ['eventNotFound', 'notPermitted'],
});

export const CHECK_IN_RESULTS = ['valid', 'used', 'revoked', 'wrongEvent', 'unknown'] as const;

export const activityOrderCheck = defineEndpoint({
  name: 'admin/activity/orderCheck',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Checks a ticket in by its QR code or its typed one, or takes that back.',
  input: z.object({
    event_id: id,
    code: z.string().min(1).max(100),
    /** When a device without a network did it, at most ten minutes ago. */
    used_time: isoTime.optional(),
    undo: z.boolean().default(false),
  }),
  output: z.object({
    result: z.enum(CHECK_IN_RESULTS),
    ticket: z
      .object({ name: z.string(), ticket_name: z.string(), used_time: isoTime.nullable() })
      .nullable(),
  }),
  errors: ['eventNotFound', 'notPermitted'],
});
