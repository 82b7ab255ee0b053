import { LOCALE_PREFIX } from '../../i18n/locales';
import type { Database } from '../../db/client';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { notify } from '../inbox/public';
import { eventParams, listHolders } from '../orders/public';
import type { EventRow } from './repository';

type Teller = Pick<CallContext, 'now' | 'deliver'>;
type EventNews =
  | { news: 'eventChanged' | 'eventCancelled'; reason: string }
  | { news: 'eventMessage'; text: string };

type Decided = 'eventApproved' | 'eventRefused' | 'eventChangeApproved' | 'eventChangeRefused';

/**
 * Tells everybody who has a ticket: in their messages, and by mail where the address is proven;
 * the same news once. Within the transaction. @returns how many were told.
 */
export async function tellHolders(
  tx: Database,
  ctx: Teller,
  event: EventRow,
  { news, ...words }: EventNews,
  once: string,
): Promise<number> {
  let told = 0;
  for (const { accountId, orderId } of await listHolders(tx, event.id)) {
    const path = `/ac_order/${orderId}`;
    if (await tell(tx, ctx, { accountId, event, news, words: words as Words, once, path }))
      told += 1;
  }
  return told;
}

/** Tells who owns an event what the desk decided. */
export async function tellOwner(
  tx: Database,
  ctx: Teller,
  event: EventRow,
  { news, reason }: { news: Decided; reason: string },
): Promise<void> {
  const { accountId, id } = event;
  if (accountId === null) return;
  const once = ctx.now.toISOString();
  const path = `/ac_create/${id}`;
  await tell(tx, ctx, { accountId, event, news, words: { reason }, once, path });
}

type Words = Record<string, string>;

async function tell(
  tx: Database,
  ctx: Teller,
  what: {
    accountId: number;
    event: EventRow;
    news: EventNews['news'] | Decided;
    words: Words;
    once: string;
    path: string;
  },
): Promise<boolean> {
  const { accountId, event, news, words, once, path } = what;
  const account = await findStandingOf(tx, accountId, ctx.now);
  if (!account) return false;
  const { email, locale } = account;
  const params = { reason: '', text: '', ...eventParams(event, locale), ...words };
  const isNew = await notify(tx, {
    accountId,
    kind: news,
    params,
    dedupeKey: `event:${event.id}:${news}:${once}`,
    at: ctx.now,
  });
  if (!isNew) return false;
  if (email !== null) {
    await ctx.deliver(
      {
        channel: 'mail',
        to: email,
        kind: 'eventNews',
        params: { ...params, news },
        locale,
        path: LOCALE_PREFIX[locale] + path,
      },
      tx,
    );
  }
  return true;
}
