import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import {
  CODES_MAX,
  EVENT_REASON_MAX,
  EVENT_STATES,
  HOST_ROLES,
  TICKET_QUANTITY_MAX,
} from './event-kinds';
import { eventWords, hostedEvent, hostedItem } from './event-hosting';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { reviewLock } from './review';
import { wholeNumber } from './whole-number';

export const codeItem = z.object({
  id,
  code: z.string(),
  ticket_id: id,
  ticket_name: z.string(),
  percent_off: z.number().int(),
  limit: z.number().int(),
  used: z.number().int(),
  expire_time: isoTime.nullable(),
});

export const activityCodes = defineEndpoint({
  name: 'admin/activity/codes',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Invitation codes of an event.',
  input: z.object({ ...pageInput, event_id: id }),
  output: pageOutput(codeItem),
  errors: ['eventNotFound', 'notPermitted'],
});

export const activityCodesCreate = defineEndpoint({
  name: 'admin/activity/codesCreate',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Makes a code of one’s own, or as many random ones as are wanted.',
  input: z.object({
    event_id: id,
    ticket_id: id,
    /** '' makes `count` random ones. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{0,24}$/)
      .default(''),
    count: wholeNumber(1, 500).default(1),
    percent_off: wholeNumber(0, 100).default(0),
    limit: wholeNumber(1, TICKET_QUANTITY_MAX).default(1),
    expire_time: isoTime.nullable().default(null),
  }),
  output: z.object({ codes: z.array(z.string()).max(CODES_MAX) }),
  errors: ['eventNotFound', 'notPermitted', 'codeTaken', 'eventState'],
});

const hostRow = z.object({ account_id: id, nickname: z.string(), role: z.enum(HOST_ROLES) });

export const activityHosts = defineEndpoint({
  name: 'admin/activity/hosts',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Who helps to hold an event; adds somebody by address, changes or removes them.',
  input: z.object({
    event_id: id,
    change: z
      .union([
        z.object({ email: z.email().max(254), role: z.enum(HOST_ROLES) }),
        z.object({ account_id: id, role: z.enum([...HOST_ROLES, 'none']) }),
      ])
      .optional(),
  }),
  output: z.object({ list: z.array(hostRow) }),
  errors: ['eventNotFound', 'notPermitted', 'noSuchAccount', 'eventState'],
});

export const activityMessage = defineEndpoint({
  name: 'admin/activity/message',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Writes to everybody who has a valid ticket.',
  input: z.object({
    event_id: id,
    client_key: z.uuid(),
    text: z.string().trim().min(1).max(EVENT_REASON_MAX),
  }),
  output: z.object({ sent: z.number().int() }),
  errors: ['eventNotFound', 'notPermitted', 'tooManyRequests'],
});

export const eventReviewItem = hostedItem.omit({ role: true }).extend({
  owner: z.object({ id: id.nullable(), nickname: z.string(), level: z.number().int() }),
  submitted_time: isoTime,
  /** A live event whose words changed. */
  is_change: z.boolean(),
  lock: reviewLock.nullable(),
});

export const eventReviewList = defineEndpoint({
  name: 'eventReviewList',
  method: 'POST',
  auth: 'editor',
  summary: 'Events that wait for the desk, the longest first.',
  input: z.object({ ...pageInput }),
  output: pageOutput(eventReviewItem).extend({
    /** Who takes money for tickets here. */
    payments: z.enum(['sandbox', 'stripe', 'none']),
  }),
  errors: [],
});

export const openEventReview = defineEndpoint({
  name: 'openEventReview',
  method: 'POST',
  auth: 'editor',
  summary:
    'Opens an event that waits for the desk and takes its lock for 15 minutes; where another holds it, shows it without.',
  input: z.object({ id }),
  output: hostedEvent.extend({
    /** The words that readers see now, for a change of them; null for a new event. */
    live: eventWords.nullable(),
    lock: reviewLock.nullable(),
  }),
  errors: ['eventNotFound'],
});

export const releaseEventReview = defineEndpoint({
  name: 'releaseEventReview',
  method: 'POST',
  auth: 'editor',
  summary: 'Gives one’s own lock of an event back.',
  input: z.object({ id }),
  output: z.object({}),
  errors: [],
});

export const decideEventReview = defineEndpoint({
  name: 'decideEventReview',
  method: 'POST',
  auth: 'editor',
  summary:
    'Puts an event, or the changed words of a live one, before readers, or does not, with a reason; of what was read.',
  input: z.object({
    id,
    revision: wholeNumber(1),
    decision: z.enum(['approve', 'refuse']),
    reason: z.string().trim().max(EVENT_REASON_MAX).default(''),
  }),
  output: z.object({ status: z.enum(EVENT_STATES) }),
  errors: [
    'eventNotFound',
    'eventState',
    'eventConflict',
    'reasonNeeded',
    'reviewLocked',
    'notPermitted',
  ],
});
