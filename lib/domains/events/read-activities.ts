import type { ActivityDetails, ActivityItem, ActivityTicket } from '../../contract/activities';
import type { CallInput, CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { SOCIAL_SITES } from '../../contract/event-kinds';
import { foreignLangs, pickText } from '../../i18n/pick-text';
import type { PaymentProvider } from '../../platform/payment-provider';
import { listArticlesById } from '../articles/public';
import { siteDay } from '../calendar/public';
import type { DomainContext } from '../domain-context';
import { presentActivities, presentActivity, timingOf } from '../event-access/public';
import { needsCode, saleStateOf } from '../orders/public';
import {
  countEvents,
  findSeenEvent,
  findSpan,
  listArticleIdsOf,
  listCityCounts,
  listEventRows,
  listTopicCounts,
  listTypes,
  type EventRow,
  type TypeRow,
} from './repository';
import { viewOf } from './view-of';

const RELATED = 4;
/** Seats left that are worth telling. */
const FEW_SEATS = 20;

type ListInput = Required<Pick<CallInput<'getActivityList'>, 'page' | 'limit' | 'when'>> &
  Omit<CallInput<'getActivityList'>, 'page' | 'limit' | 'when'>;

/** Events by time, place, price, topic, city and month, with what they can be narrowed to. */
export async function listActivities(
  ctx: DomainContext,
  input: ListInput,
): Promise<CallOutput<'getActivityList'>> {
  const { page, limit, month } = input;
  const view = viewOf(input);
  const rows = await listEventRows(ctx.db, view, { now: ctx.now, limit, skip: (page - 1) * limit });
  const total = await countEvents(ctx.db, view, ctx.now);
  const topics = await listTopicCounts(ctx.db, view, ctx.now);
  const cities = await listCityCounts(ctx.db, view, ctx.now);
  const span = await findSpan(ctx.db);
  const today = siteDay(ctx.now);
  const thisMonth = today.slice(0, 7);
  const known = [
    thisMonth,
    ...(span ? [span.first, span.last].map((at) => siteDay(at).slice(0, 7)) : []),
  ];
  known.sort();
  return {
    list: await presentActivities(ctx, rows),
    total,
    page,
    limit,
    next_cursor: null,
    topics: topics.map(({ id, name, count }) => ({ id, name: pickText(name, ctx.locale), count })),
    cities: cities.map(({ key, name, count }) => ({
      key,
      name: pickText(name, ctx.locale),
      count,
    })),
    first_month: known[0] ?? month ?? thisMonth,
    last_month: known.at(-1) ?? month ?? thisMonth,
    today,
  };
}

/** One event whole. @throws CodedError eventNotFound */
export async function getActivity(
  ctx: DomainContext,
  { id }: { id: number },
): Promise<ActivityDetails> {
  const row = await findSeenEvent(ctx.db, id);
  if (!row) throw new CodedError('eventNotFound');
  const types = (await listTypes(ctx.db, id)).filter(isShown);
  const articleIds =
    row.labelId === null ? [] : await listArticleIdsOf(ctx.db, row.labelId, RELATED);
  const changedAt = row.updatedAt ?? row.createdAt ?? row.startsAt;
  const item = await presentActivity(ctx, row);
  return {
    ...item,
    details: pickText(row.details, ctx.locale),
    organizer: organizerOf(ctx, row),
    co_hosts: row.cohostNames,
    tickets: types.map((type) => presentType(ctx, type)),
    policy: row.policy,
    previous_start_time: row.previousStartsAt?.toISOString() ?? null,
    change_reason: row.changeReason,
    cancel_reason: row.state === 'cancelled' ? row.reason : '',
    sequence: row.sequence,
    changed_time: changedAt.toISOString(),
    published_time: (row.decidedAt ?? row.createdAt ?? changedAt).toISOString(),
    related: await listArticlesById(ctx, articleIds),
    langs: {
      ...item.langs,
      ...foreignLangs(
        { details: row.details, organizer: row.organiserName, about: row.organiserAbout },
        ctx.locale,
      ),
    },
  };
}

/** The facts of a card. @throws CodedError eventNotFound */
export async function getActivityCard(
  ctx: DomainContext,
  { id }: { id: number },
): Promise<ActivityItem> {
  const row = await findSeenEvent(ctx.db, id);
  if (!row) throw new CodedError('eventNotFound');
  return presentActivity(ctx, row);
}

/** What of an event can be had at this moment. @throws CodedError eventNotFound */
export async function getAvailability(
  ctx: DomainContext,
  { id }: { id: number },
  provider: Pick<PaymentProvider, 'name'> | null,
): Promise<CallOutput<'getTicketDetails'>> {
  const row = await findSeenEvent(ctx.db, id);
  if (!row) throw new CodedError('eventNotFound');
  const types = (await listTypes(ctx.db, id)).filter(isShown);
  return {
    timing: timingOf(row, ctx.now),
    list: types.map((type) => {
      const left = type.quantity - type.held - type.sold;
      const sale = saleStateOf(type, row, ctx.now);
      return { id: type.id, sale, left: left <= FEW_SEATS ? left : null };
    }),
    payments: provider?.name ?? 'none',
  };
}

/** The organiser's own invitations are shown to who has their code, and to nobody else. */
function isShown({ isClosed, kind }: TypeRow): boolean {
  return !isClosed && kind !== 'official';
}

/** A ticket type as buyers see it. */
export function presentType(ctx: DomainContext, type: TypeRow): ActivityTicket {
  return {
    id: type.id,
    name: pickText(type.name, ctx.locale),
    type: type.kind,
    price: type.priceMinor,
    list_price: type.listPriceMinor,
    currency: type.currency as ActivityTicket['currency'],
    per_person: type.perPerson,
    sale_from: type.saleFrom?.toISOString() ?? null,
    sale_until: type.saleUntil?.toISOString() ?? null,
    needs_code: needsCode(type.kind),
    lang: foreignLangs({ name: type.name }, ctx.locale).name,
  };
}

function organizerOf(ctx: DomainContext, row: EventRow): ActivityDetails['organizer'] {
  return {
    name: pickText(row.organiserName, ctx.locale),
    description: pickText(row.organiserAbout, ctx.locale),
    author_id: row.organiserId,
    socials: SOCIAL_SITES.flatMap((site) => {
      const url = row.socials[site];
      return url ? [{ site, url }] : [];
    }),
  };
}
