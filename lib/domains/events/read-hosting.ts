import type { CallOutput } from '../../contract/endpoints';
import { HOST_FILTERS, type HostedItem } from '../../contract/event-hosting';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { getHosted, hostOf, timingOf, type EventRole } from '../event-access/public';
import {
  countHosted,
  countTickets,
  listHosted,
  listManagedIds,
  listRoles,
  listSaleDays,
  listSeats,
  listTakings,
  type HostFilter,
} from './hosting-repository';
import { presentHosted } from './present-hosted';
import type { EventRow } from './repository';

const DAY_MS = 86_400_000;
/** Days that the chart of sales looks back. */
const CHART_DAYS = 30;
const NEXT_EVENTS = 5;

/** Events that one holds, or helps to hold. @throws CodedError signInRequired */
export async function hostedEvents({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { page: number; limit: number; status: HostFilter };
}): Promise<CallOutput<'admin/activity/lists'>> {
  const { id: accountId } = hostOf(ctx.actor);
  const { page, limit, status: filter } = input;
  const query = { filter, now: ctx.now, limit, skip: (page - 1) * limit };
  const rows = await listHosted(ctx.db, accountId, query);
  const counts = {} as Record<HostFilter, number>;
  for (const name of HOST_FILTERS) {
    counts[name] = await countHosted(ctx.db, accountId, name, ctx.now);
  }
  return {
    list: await presentItems(ctx, accountId, rows),
    total: counts[filter],
    page,
    limit,
    next_cursor: null,
    counts,
  };
}

/** Figures of all events that one manages, or of one. @throws CodedError as `getHosted` */
export async function hostOverview({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { event_id?: number | undefined };
}): Promise<CallOutput<'admin/activity/home'>> {
  const { id: accountId } = hostOf(ctx.actor);
  const { event_id: eventId } = input;
  if (eventId !== undefined) await getHosted(ctx.db, ctx.actor, eventId, 'manage');
  const ids = eventId === undefined ? await listManagedIds(ctx.db, accountId) : [eventId];
  const since = new Date(ctx.now.getTime() - CHART_DAYS * DAY_MS);
  const { sold, used } = await countTickets(ctx.db, ids);
  const query = { filter: 'live' as const, now: ctx.now, limit: NEXT_EVENTS, skip: 0 };
  const next = eventId === undefined ? await listHosted(ctx.db, accountId, query) : [];
  return {
    days: await listSaleDays(ctx.db, ids, since),
    takings: await listTakings(ctx.db, ids),
    sold,
    checked_in: used,
    next: await presentItems(ctx, accountId, next),
  };
}

/** An event as those who hold it see it. @throws CodedError as `getHosted` */
export async function hostedDetails({ ctx, input }: { ctx: DomainContext; input: { id: number } }) {
  const { event, role } = await getHosted(ctx.db, ctx.actor, input.id, 'checkIn');
  const whole = await presentHosted(ctx, event, role);
  // Who only stands at the door is told nothing that is for holders.
  return role === 'checkin' ? { ...whole, content: { ...whole.content, online_url: '' } } : whole;
}

/** Events as lists of those who hold them show them. */
export async function presentItems(
  ctx: DomainContext,
  accountId: number,
  rows: readonly EventRow[],
): Promise<HostedItem[]> {
  const ids = rows.map(({ id }) => id);
  const seats = new Map((await listSeats(ctx.db, ids)).map((row) => [row.eventId, row]));
  const roles = await listRoles(ctx.db, accountId, ids);
  return rows.map((row) => {
    const role: EventRole = row.accountId === accountId ? 'owner' : (roles.get(row.id) ?? 'desk');
    return {
      id: row.id,
      title: pickText(row.title, ctx.locale),
      status: row.state,
      timing: timingOf(row, ctx.now),
      start_time: row.startsAt.toISOString(),
      end_time: row.endsAt.toISOString(),
      time_zone: row.timeZone,
      city: pickText(row.city, ctx.locale),
      is_online: row.isOnline,
      role,
      capacity: seats.get(row.id)?.capacity ?? 0,
      sold: seats.get(row.id)?.sold ?? 0,
      reason: row.reason,
    };
  });
}
