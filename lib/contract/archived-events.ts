import { z } from 'zod';
import { isZone } from './event-hosting';
import {
  CODES_MAX,
  COHOSTS_MAX,
  CURRENCIES,
  EVENT_STATES,
  ORDER_QUANTITY_MAX,
  PRICE_MINOR_MAX,
  REFUND_POLICIES,
  SOCIAL_SITES,
  TICKET_KINDS,
  TICKET_QUANTITY_MAX,
} from './event-kinds';
import { localizedText } from './importing';
import { locale } from './locale';
import { isoTime } from './paging';

const key = z.string().min(1).max(300);
const web = z.url({ protocol: /^https?$/ }).max(500);
const price = z.number().int().min(0).max(PRICE_MINOR_MAX);
const count = z.number().int().min(0).max(1_000_000);

/**
 * States of events that readers see or saw; an event that ended is a live one. The others are
 * between those who hold them and the desk: they lie in their owner's own archive alone.
 */
const PUBLIC_STATES: readonly string[] = ['live', 'cancelled'];

const archivedCode = z.object({
  code: z.string().regex(/^[A-Z0-9_-]{1,24}$/),
  percentOff: z.number().int().min(0).max(100),
  expiresAt: isoTime.nullable(),
  useLimit: z.number().int().min(1).max(TICKET_QUANTITY_MAX),
  createdAt: isoTime,
});

const archivedTicket = z
  .object({
    name: localizedText,
    kind: z.enum(TICKET_KINDS),
    priceMinor: price,
    listPriceMinor: price.nullable(),
    currency: z.enum(CURRENCIES),
    quantity: z.number().int().min(1).max(TICKET_QUANTITY_MAX),
    perPerson: z.number().int().min(1).max(ORDER_QUANTITY_MAX),
    saleFrom: isoTime.nullable(),
    saleUntil: isoTime.nullable(),
    isClosed: z.boolean(),
    /** How often each was used is of the orders, which stay where they are. */
    codes: z.array(archivedCode).max(CODES_MAX),
  })
  // What costs nothing has no payment step.
  .refine(({ kind, priceMinor }) => kind !== 'free' || priceMinor === 0, { path: ['priceMinor'] });

/** An event with all that it says and sells; who ordered and who owns it is not in it. */
export const archivedEvent = z
  .object({
    /** Made by the browser that began it; null for the newsroom's. */
    clientKey: z.uuid().nullable(),
    state: z.enum(EVENT_STATES),
    locale,
    title: localizedText,
    summary: localizedText,
    details: localizedText,
    city: localizedText,
    address: localizedText,
    startsAt: isoTime,
    endsAt: isoTime,
    timeZone: z.string().max(64).refine(isZone),
    isOnline: z.boolean(),
    onlineUrl: z.union([z.literal(''), web]),
    isFree: z.boolean(),
    /** A picture's hash, an outside address or ''. */
    poster: z.string().max(2048),
    /** Key of the author of the newsroom that holds it. */
    organiserId: key.nullable(),
    organiserName: localizedText,
    organiserAbout: localizedText,
    socials: z.partialRecord(z.enum(SOCIAL_SITES), web),
    cohostNames: z.array(z.string().min(1).max(60)).max(COHOSTS_MAX),
    /** Key of its topic. */
    labelId: key.nullable(),
    policy: z.enum(REFUND_POLICIES),
    sequence: count,
    createdAt: isoTime,
    updatedAt: isoTime.nullable(),
    decidedAt: isoTime.nullable(),
    /** The organiser's words of a cancellation, or the desk's of a refusal. */
    reason: z.string().max(2_000),
    changeReason: z.string().max(2_000),
    previousStartsAt: isoTime.nullable(),
    refundUntil: isoTime.nullable(),
    /** Keys of the articles that report from it, in the order of the keys. */
    reports: z.array(key).max(1_000),
    /** In their order; those that are closed too. */
    tickets: z.array(archivedTicket).max(1_000),
  })
  // A draft may still be anything; what readers see has a name and a length.
  .refine((event) => !isPublicEvent(event) || event.title['zh-Hans'].trim() !== '', {
    path: ['title'],
  })
  .refine(
    (event) => !isPublicEvent(event) || Date.parse(event.startsAt) < Date.parse(event.endsAt),
    {
      path: ['endsAt'],
    },
  )
  .refine(hasEachCodeOnce, { path: ['tickets'] });
export type ArchivedEvent = z.infer<typeof archivedEvent>;

/** Whether an event is one that readers see or saw. */
export function isPublicEvent({ state }: { state?: unknown }): boolean {
  return typeof state === 'string' && PUBLIC_STATES.includes(state);
}

function hasEachCodeOnce({ tickets }: { tickets: z.infer<typeof archivedTicket>[] }): boolean {
  const codes = tickets.flatMap((ticket) => ticket.codes.map(({ code }) => code));
  return new Set(codes).size === codes.length;
}
