import { pickText } from '../../i18n/pick-text';
import { installedPayments } from '../../platform/payments';
import type { CallContext } from '../domain-context';
import type { Handlers } from '../handler';
import { beginPayment } from './begin-payment';
import { cancelOrder } from './cancel-order';
import { checkIn, typeNameOf, undoCheckIn } from './check-in';
import { nameTickets } from './name-tickets';
import { getOwnOrder } from './own-order';
import { presentOrder } from './present';
import { attendeePageOf } from './read-attendees';
import { attendeesOf, eventOrdersOf, myOrders } from './read-orders';
import { findOrder } from './repository';
import { reserveTickets } from './reserve-tickets';
import { sandboxPay } from './sandbox-pay';

export const orderHandlers = {
  'admin/activity/order': async (ctx, input) =>
    presentOrder(ctx, await reserveTickets({ ctx, provider: installedPayments(), input })),
  'admin/activity/orderDetails': async (ctx, { id }) =>
    presentOrder(ctx, await getOwnOrder(ctx.db, ctx.actor, id)),
  'admin/activity/orderPay': (ctx, input) =>
    beginPayment({ ctx, provider: installedPayments(), input }),
  'admin/activity/orderCancel': async (ctx, input) => {
    await cancelOrder({ ctx, provider: installedPayments(), input });
    const order = await findOrder(ctx.db, input.id);
    return { status: order?.state ?? 'cancelled', refunded: order?.refundedMinor ?? 0 };
  },
  'admin/activity/orderUpdate': async (ctx, input) =>
    presentOrder(ctx, await nameTickets({ ctx, input })),
  'admin/activity/mylists': (ctx, input) => myOrders({ ctx, input }),
  'admin/activity/mainLists2': (ctx, input) => eventOrdersOf({ ctx, input }),
  'admin/activity/attendees': (ctx, input) => attendeesOf({ ctx, input }),
  'admin/activity/attendeeList': (ctx, input) => attendeePageOf({ ctx, input }),
  'admin/activity/orderCheck': (ctx, { undo, ...input }) =>
    answerCheck(ctx, undo ? undoCheckIn({ ctx, input }) : checkIn({ ctx, input })),
  'admin/activity/sandboxPay': async (ctx, input) => {
    const order = await sandboxPay({ ctx, provider: installedPayments(), input });
    return { status: order.state };
  },
} satisfies Partial<Handlers>;

async function answerCheck(
  ctx: CallContext,
  checking: ReturnType<typeof checkIn> | ReturnType<typeof undoCheckIn>,
) {
  const { result, ticket } = await checking;
  if (!ticket) return { result, ticket: null };
  const typeName = await typeNameOf(ctx, ticket);
  return {
    result,
    ticket: {
      name: ticket.name,
      ticket_name: typeName ? pickText(typeName, ctx.locale) : '',
      used_time: ticket.usedAt?.toISOString() ?? null,
    },
  };
}
