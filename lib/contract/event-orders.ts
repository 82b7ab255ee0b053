import { z } from 'zod';
import { activityItem, activityTicket, SALE_STATES } from './activities';
import { defineEndpoint } from './endpoint';
import {
  EVENT_REASON_MAX,
  ORDER_QUANTITY_MAX,
  ORDER_STATES,
  TICKET_KINDS,
  TICKET_STATES,
} from './event-kinds';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { wholeNumber } from './whole-number';

const attendee = z.object({
  name: z.string().trim().max(60),
  email: z.union([z.literal(''), z.email().max(120)]),
});
const money = z.number().int().min(0);

export const orderTicket = z.object({
  id,
  place: z.number().int().min(1),
  name: z.string(),
  email: z.string(),
  status: z.enum(TICKET_STATES),
  /** What is typed at the door, and what its QR code says; '' for a ticket that lets nobody in. */
  code: z.string(),
  qr: z.string(),
  used_time: isoTime.nullable(),
});
export type OrderTicket = z.infer<typeof orderTicket>;

export const orderItem = z.object({
  id,
  reference: z.string(),
  status: z.enum(ORDER_STATES),
  /** The act of its last change, e.g. `expire`; a key of messages/events (reasons). */
  reason: z.string(),
  ticket_name: z.string(),
  ticket_type: z.enum(TICKET_KINDS),
  quantity: z.number().int().min(1),
  total: money,
  refunded: money,
  currency: z.string(),
  created_time: isoTime,
  /** Until when its seats are held; null for one that is not in payment. */
  held_until: isoTime.nullable(),
});

export const orderDetails = orderItem.extend({
  event: activityItem,
  /** Where an online event is; told to holders of a valid ticket, '' to everybody else. */
  online_url: z.string(),
  unit_price: money,
  tickets: z.array(orderTicket),
  steps: z.array(
    z.object({ act: z.string(), status: z.enum(ORDER_STATES), note: z.string(), time: isoTime }),
  ),
  /** What would be given back now for all that was not used, and its share of what was paid. */
  refund: z.object({ amount: money, percent: z.number().int().min(0).max(100), open: z.boolean() }),
  policy: z.array(z.object({ hours_before: z.number(), percent: z.number() })),
  provider: z.enum(['sandbox', 'stripe', 'none']),
  /** The server's clock, for a countdown that a wrong clock does not mislead. */
  time: isoTime,
});
export type OrderDetails = z.infer<typeof orderDetails>;

export const activityOrder = defineEndpoint({
  name: 'admin/activity/order',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Reserves tickets of one type for 15 minutes; free ones are there at once.',
  input: z.object({
    client_key: z.uuid(),
    event_id: id,
    ticket_id: id,
    quantity: wholeNumber(1, ORDER_QUANTITY_MAX),
    code: z.string().max(40).default(''),
    attendees: z.array(attendee).max(ORDER_QUANTITY_MAX).default([]),
  }),
  output: orderDetails,
  errors: [
    'eventNotFound',
    'ticketsNotYet',
    'ticketsEnded',
    'ticketsSoldOut',
    'ticketLimit',
    'codeWrong',
    'codeSpent',
    'paymentsOff',
    'conflict',
    'tooManyRequests',
  ],
});

export const activityCodeCheck = defineEndpoint({
  name: 'admin/activity/codeCheck',
  method: 'POST',
  auth: 'signedIn',
  summary: 'What an invitation code opens, and at which price; wrong ones are limited.',
  input: z.object({ event_id: id, code: z.string().trim().min(1).max(40) }),
  output: z.object({
    ticket: activityTicket,
    /** Price with what the code takes off. */
    price: money,
    sale: z.enum(SALE_STATES),
  }),
  errors: ['eventNotFound', 'codeWrong', 'codeSpent', 'tooManyRequests'],
});

export const activityOrderDetails = defineEndpoint({
  name: 'admin/activity/orderDetails',
  method: 'POST',
  auth: 'signedIn',
  summary: 'One’s own order with its tickets.',
  input: z.object({ id }),
  output: orderDetails,
  errors: ['orderNotFound'],
});

export const activityOrderPay = defineEndpoint({
  name: 'admin/activity/orderPay',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Where a reserved order is paid; the same payment however often it is asked.',
  input: z.object({ id }),
  output: z.object({ url: z.string() }),
  errors: [
    'orderNotFound',
    'orderState',
    'holdEnded',
    'paymentsOff',
    'paymentFailed',
    'tooManyRequests',
  ],
});

export const activityOrderCancel = defineEndpoint({
  name: 'admin/activity/orderCancel',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Cancels an order, or gives tickets of it back: its buyer by its policy, an organiser as they say.',
  input: z.object({
    id,
    ticket_ids: z.array(id).min(1).max(ORDER_QUANTITY_MAX).optional(),
    /** Share of what was paid; of an organiser alone. */
    percent: wholeNumber(0, 100).optional(),
    reason: z.string().trim().max(EVENT_REASON_MAX).default(''),
  }),
  output: z.object({ status: z.enum(ORDER_STATES), refunded: money }),
  errors: ['orderNotFound', 'notPermitted', 'orderState', 'refundClosed', 'ticketInUse'],
});

export const activityOrderUpdate = defineEndpoint({
  name: 'admin/activity/orderUpdate',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Says who comes with the tickets of one’s own order, until they are used.',
  input: z.object({
    id,
    tickets: z.array(attendee.extend({ id })).min(1).max(ORDER_QUANTITY_MAX),
  }),
  output: orderDetails,
  errors: ['orderNotFound', 'ticketInUse'],
});

export const ORDER_FILTERS = ['all', ...ORDER_STATES] as const;

export const activityMyLists = defineEndpoint({
  name: 'admin/activity/mylists',
  method: 'POST',
  auth: 'signedIn',
  summary: 'One’s own orders with their events, the latest first.',
  input: z.object({ ...pageInput, status: z.enum(ORDER_FILTERS).default('all') }),
  output: pageOutput(orderItem.extend({ event: activityItem })).extend({
    counts: z.record(z.enum(ORDER_FILTERS), z.number().int()),
  }),
  errors: [],
});

export const SANDBOX_OUTCOMES = ['succeed', 'fail', 'late', 'twice', 'never'] as const;

export const activitySandboxPay = defineEndpoint({
  name: 'admin/activity/sandboxPay',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Tells the sandbox what becomes of a payment; there is none where real money is taken.',
  input: z.object({ id, outcome: z.enum(SANDBOX_OUTCOMES) }),
  output: z.object({ status: z.enum(ORDER_STATES) }),
  errors: ['orderNotFound', 'orderState', 'paymentsOff'],
});
