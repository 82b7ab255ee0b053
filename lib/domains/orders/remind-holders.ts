import type { CallContext } from '../domain-context';
import { listDueReminders, markReminded, type ReminderKind } from './reminder-repository';
import { findEvent, findOrder, inTransaction, listEndingHolds } from './repository';
import { tellBuyer } from './tell-people';

const HOUR_MS = 3_600_000;
/** How long before the start each reminder goes out. */
const AHEAD_MS: Record<ReminderKind, number> = { day: 24 * HOUR_MS, hour: HOUR_MS };
const BATCH = 200;
/** Left of a hold when its buyer is told. */
const HOLD_WARNING_MS = 5 * 60_000;

/**
 * Tells holders a day and an hour before an event begins, each once; who bought within the last
 * day is spared the first. Tells buyers whose hold ends soon.
 */
export async function remindHolders({ ctx }: { ctx: CallContext }): Promise<void> {
  for (const kind of ['day', 'hour'] as const) {
    const until = new Date(ctx.now.getTime() + AHEAD_MS[kind]);
    const orderIds = await listDueReminders(ctx.db, kind, { now: ctx.now, until, limit: BATCH });
    for (const orderId of orderIds) await remind(ctx, orderId, kind);
  }
  const until = new Date(ctx.now.getTime() + HOLD_WARNING_MS);
  for (const order of await listEndingHolds(ctx.db, ctx.now, until, BATCH)) {
    const event = await findEvent(ctx.db, order.eventId);
    if (event) await tellBuyer(ctx.db, ctx, order, event, 'holdExpiring');
  }
}

async function remind(ctx: CallContext, orderId: number, kind: ReminderKind): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // Of two servers at once, one marks the tickets, and writes.
    if ((await markReminded(tx, orderId, kind, ctx.now)) === 0) return;
    const order = await findOrder(tx, orderId);
    const event = order && (await findEvent(tx, order.eventId));
    if (!order || !event) return;
    const isNews = kind === 'hour' || wasBoughtBefore(order.paidAt, event.startsAt);
    if (isNews) await tellBuyer(tx, ctx, order, event, 'eventReminder', { once: kind });
  });
}

function wasBoughtBefore(paidAt: Date | null, startsAt: Date): boolean {
  return paidAt !== null && startsAt.getTime() - paidAt.getTime() > AHEAD_MS.day;
}
