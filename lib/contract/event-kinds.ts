/** Where an event stands (silent-areas: Events); ended is a live one whose end is past. */
export const EVENT_STATES = ['draft', 'pending', 'refused', 'live', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/**
 * Spec section 3. `official` and `discount` need a code, the others are public; a discount
 * shows its list price struck through; `free` costs nothing and has no payment step.
 */
export const TICKET_KINDS = ['official', 'discount', 'ordinary', 'free', 'full'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Spec section 3: payment in progress, paid, refund in progress, completed refund, cancelled. */
export const ORDER_STATES = ['paying', 'paid', 'refunding', 'refunded', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const TICKET_STATES = ['valid', 'refunding', 'used', 'revoked'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Currencies that tickets are sold in (ISO 4217). */
export const CURRENCIES = ['CNY', 'HKD', 'TWD', 'USD', 'EUR', 'JPY', 'SGD'] as const;

/** What a co-host may do: everything but cancelling and the co-hosts, or check in alone. */
export const HOST_ROLES = ['manager', 'checkin'] as const;
export type HostRole = (typeof HOST_ROLES)[number];

/** Refund policies; what each gives back is in `REFUND_RULES`. */
export const REFUND_POLICIES = ['standard', 'flexible', 'none'] as const;
export type RefundPolicy = (typeof REFUND_POLICIES)[number];

/** One line of a policy: so many hours before the start and longer, so much is given back. */
export interface RefundRule {
  hoursBefore: number;
  percent: number;
}

/** Longest time first; after the last line nothing is given back, but for a cancelled event. */
export const REFUND_RULES: Record<RefundPolicy, readonly RefundRule[]> = {
  standard: [
    { hoursBefore: 72, percent: 100 },
    { hoursBefore: 24, percent: 50 },
  ],
  flexible: [{ hoursBefore: 24, percent: 100 }],
  none: [],
};

/** Minutes that a reservation holds its seats. */
export const HOLD_MINUTES = 15;
/** Days in which all is given back after a change of time or place. */
export const CHANGE_REFUND_DAYS = 7;
/** Seats of one order, whatever the type allows. */
export const ORDER_QUANTITY_MAX = 20;
export const TICKET_QUANTITY_MAX = 100_000;
/** A million in a currency of hundredths. */
export const PRICE_MINOR_MAX = 100_000_000;
export const TICKET_TYPES_MAX = 20;
export const CODES_MAX = 2_000;
export const COHOSTS_MAX = 10;

/** Lengths in characters, as the form counts and shows them. */
export const EVENT_TITLE_MAX = 100;
export const EVENT_SUMMARY_MAX = 300;
export const EVENT_DETAILS_MAX = 20_000;
export const EVENT_PLACE_MAX = 200;
export const EVENT_REASON_MAX = 500;

export const SOCIAL_SITES = ['instagram', 'twitter', 'youtube', 'telegram'] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];
