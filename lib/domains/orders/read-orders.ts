import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { ORDER_STATES, type OrderState } from '../../contract/event-kinds';
import { pickText } from '../../i18n/pick-text';
import { personOf, type DomainContext } from '../domain-context';
import { getHosted, presentActivities } from '../event-access/public';
import {
  countByState,
  countOrders,
  listAttendees,
  listOrders,
  listTicketsOf,
  type OrderSelection,
} from './list-repository';
import { presentOrderItem } from './present';

interface PageQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  status: OrderState | 'all';
}

/** One's own orders with their events, the latest first. @throws CodedError signInRequired */
export async function myOrders({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: PageQuery;
}): Promise<CallOutput<'admin/activity/mylists'>> {
  const { id: accountId } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const { rows, ...page } = await pageOfOrders(ctx, input, { accountId });
  const items = await presentActivities(
    ctx,
    rows.map(({ event }) => event),
  );
  return {
    ...page,
    list: rows.flatMap(({ order, type, event: row }) => {
      const event = items.find(({ id }) => id === row.id);
      return event ? [{ ...presentOrderItem(ctx, order, type), event }] : [];
    }),
    counts: await countsOf(ctx, { accountId }),
  };
}

/** Orders of an event for who manages it. @throws CodedError as `getHosted` */
export async function eventOrdersOf({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: PageQuery & { event_id: number; keyword: string };
}): Promise<CallOutput<'admin/activity/mainLists2'>> {
  const { event_id: eventId, keyword } = input;
  await getHosted(ctx.db, ctx.actor, eventId, 'manage');
  const { rows, ...page } = await pageOfOrders(ctx, input, { eventId, keyword });
  const tickets = await listTicketsOf(
    ctx.db,
    rows.map(({ order }) => order.id),
  );
  return {
    ...page,
    list: rows.map(({ order, type, buyer, email }) => ({
      ...presentOrderItem(ctx, order, type),
      buyer,
      email,
      tickets: tickets
        .filter(({ orderId }) => orderId === order.id)
        .map(({ id, name, state }) => ({ id, name, status: state })),
    })),
    counts: await countsOf(ctx, { eventId, keyword }),
  };
}

/** Everybody who has a ticket, for the door and for export. @throws CodedError as `getHosted` */
export async function attendeesOf({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { event_id: number };
}): Promise<CallOutput<'admin/activity/attendees'>> {
  const { event, role } = await getHosted(ctx.db, ctx.actor, input.event_id, 'checkIn');
  const rows = await listAttendees(ctx.db, event.id);
  // Who stands at the door needs names, not addresses.
  const isDoor = role === 'checkin';
  return {
    title: pickText(event.title, ctx.locale),
    list: rows.map(({ ticket, typeName, reference, buyer }) => ({
      id: ticket.id,
      code: ticket.code,
      name: ticket.name || buyer,
      email: isDoor ? '' : ticket.email,
      ticket_name: pickText(typeName, ctx.locale),
      reference,
      status: ticket.state,
      used_time: ticket.usedAt?.toISOString() ?? null,
    })),
    time: ctx.now.toISOString(),
  };
}

/** Numbers of orders by state, and of all. */
async function countsOf(ctx: DomainContext, of: OrderSelection) {
  const counted = await countByState(ctx.db, of);
  const countOf = (state: OrderState) => counted.get(state) ?? 0;
  return {
    all: ORDER_STATES.reduce((sum, state) => sum + countOf(state), 0),
    paying: countOf('paying'),
    paid: countOf('paid'),
    refunding: countOf('refunding'),
    refunded: countOf('refunded'),
    cancelled: countOf('cancelled'),
  };
}

async function pageOfOrders(
  ctx: DomainContext,
  { page, limit, cursor, status }: PageQuery,
  of: OrderSelection,
) {
  const selection = { ...of, ...(status === 'all' ? {} : { state: status }) };
  const beforeId = cursor && /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : undefined;
  const skip = beforeId === undefined ? (page - 1) * limit : 0;
  // One more than asked for tells whether there is a next page.
  const rows = await listOrders(ctx.db, selection, { limit: limit + 1, skip, beforeId });
  const shown = rows.slice(0, limit);
  return {
    rows: shown,
    total: await countOrders(ctx.db, selection),
    page,
    limit,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.order.id) : null,
  };
}
