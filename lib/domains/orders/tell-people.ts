import { LOCALE_PREFIX, type Locale } from '../../i18n/locales';
import { eventTimeText } from '../../i18n/event-time-text';
import { moneyText } from '../../i18n/money-text';
import { pickText } from '../../i18n/pick-text';
import type { Database } from '../../db/client';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { notify } from '../inbox/public';
import type { EventRow, OrderRow } from './repository';

/** What a buyer is told of an order; each has its words in messages/my and messages/letters. */
export type BuyerNews =
  | 'orderPaid'
  | 'orderExpired'
  | 'orderCancelled'
  | 'holdExpiring'
  | 'refundBegun'
  | 'refundDone'
  | 'refundRefused'
  | 'eventReminder';
/** News that come by mail too; the others are told on the site alone. */
const BY_MAIL: readonly BuyerNews[] = [
  'orderPaid',
  'refundDone',
  'refundRefused',
  'eventReminder',
  'orderCancelled',
];

export type Teller = Pick<CallContext, 'now' | 'deliver'>;

/**
 * Tells a buyer what became of an order, in the language of the account: in their messages, and
 * by mail where the address is proven. Within the transaction; the same news once.
 */
export async function tellBuyer(
  tx: Database,
  ctx: Teller,
  order: OrderRow,
  event: EventRow,
  news: BuyerNews,
  { once = '', amountMinor = order.totalMinor }: { once?: string; amountMinor?: number } = {},
): Promise<void> {
  if (order.accountId === null) return;
  const account = await findStandingOf(tx, order.accountId, ctx.now);
  if (!account) return;
  const { email, locale } = account;
  const params = {
    ...eventParams(event, locale),
    reference: order.reference,
    amount: moneyText(amountMinor, order.currency, locale),
    count: order.quantity,
  };
  const isNew = await notify(tx, {
    accountId: order.accountId,
    kind: news,
    params,
    dedupeKey: `order:${order.id}:${news}:${once}`,
    at: ctx.now,
  });
  if (!isNew || email === null || !BY_MAIL.includes(news)) return;
  await ctx.deliver(
    {
      channel: 'mail',
      to: email,
      kind: 'orderNews',
      params: { ...params, news },
      locale,
      path: `${LOCALE_PREFIX[locale]}/ac_order/${order.id}`,
    },
    tx,
  );
}

/** Tells who owns an event what happens to its tickets, in their messages. */
export async function tellOrganiser(
  tx: Database,
  ctx: Teller,
  event: EventRow,
  {
    kind,
    once,
    count,
  }: { kind: 'ticketSold' | 'refundAsked' | 'lowStock'; once: string; count: number },
): Promise<void> {
  if (event.accountId === null) return;
  const account = await findStandingOf(tx, event.accountId, ctx.now);
  if (!account) return;
  await notify(tx, {
    accountId: event.accountId,
    kind,
    params: { title: pickText(event.title, account.locale), count },
    dedupeKey: `event:${event.id}:${kind}:${once}`,
    at: ctx.now,
  });
}

/** An event as a sentence names it. */
export function eventParams(event: EventRow, locale: Locale) {
  const place = [pickText(event.city, locale), pickText(event.address, locale)].filter(Boolean);
  return {
    title: pickText(event.title, locale),
    when: eventTimeText(event.startsAt, event.timeZone, locale),
    place: place.join(' · ') || 'online',
  };
}
