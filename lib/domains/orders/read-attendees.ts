import type { CallOutput } from '../../contract/endpoints';
import type { TicketState } from '../../contract/event-kinds';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { countAttendees, listAttendeePage } from './list-repository';

/** Signs of a code that a list shows. */
const CODE_END = 4;

/** Who comes to an event, for who manages it. @throws CodedError as `getHosted` */
export async function attendeePageOf({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: {
    event_id: number;
    page: number;
    limit: number;
    status: TicketState | 'all';
    keyword: string;
  };
}): Promise<CallOutput<'admin/activity/attendeeList'>> {
  const { event_id: eventId, page, limit, status, keyword } = input;
  const { event } = await getHosted(ctx.db, ctx.actor, eventId, 'manage');
  const state = status === 'all' ? undefined : status;
  const skip = (page - 1) * limit;
  const rows = await listAttendeePage(ctx.db, { eventId, state, keyword }, { limit, skip });
  const counted = await countAttendees(ctx.db, { eventId, keyword });
  const countOf = (of: TicketState) => counted.get(of) ?? 0;
  const counts = {
    all: [...counted.values()].reduce((sum, tickets) => sum + tickets, 0),
    valid: countOf('valid'),
    refunding: countOf('refunding'),
    used: countOf('used'),
    revoked: countOf('revoked'),
  };
  return {
    list: rows.map(({ ticket, typeName, orderId, reference, buyer, buyerEmail }) => ({
      id: ticket.id,
      name: ticket.name || buyer,
      email: ticket.email || buyerEmail,
      ticket_name: pickText(typeName, ctx.locale),
      code_end: ticket.code.slice(-CODE_END),
      order_id: orderId,
      reference,
      status: ticket.state,
      used_time: ticket.usedAt?.toISOString() ?? null,
    })),
    total: counts[status],
    page,
    limit,
    next_cursor: null,
    counts,
    time_zone: event.timeZone,
  };
}
