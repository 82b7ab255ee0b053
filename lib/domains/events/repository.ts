import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articleLabels, articles, events, eventTicketTypes, labels } from '../../db/schema';
import type { EventPlace, EventView } from './event-selection';

export type EventRow = typeof events.$inferSelect;
export type EventChange = Partial<typeof events.$inferInsert>;
export type TypeRow = typeof eventTicketTypes.$inferSelect;

/** Runs work whose writes stand together or not at all. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx));
}

/**
 * Whether somebody gets in for nothing: nothing of it costs, or one of the tickets that anybody may
 * take. A ticket that needs a code is no free entry to who looks for one. (Names as they are, for
 * Drizzle would leave the table out where a list has one.)
 */
const HAS_FREE = sql<boolean>`(events.is_free or exists (
  select 1 from event_ticket_types t where t.event_id = events.id and t.price_minor = 0
    and not t.is_closed and t.kind not in ('official', 'discount')))`;

/** Key of a city for addresses: eight hexadecimal digits of what its simplified name is. */
const CITY_KEY = sql<string>`left(md5(${events.city}->>'zh-Hans'), 8)`;

/** Events that readers see, in the order of a list of that time. */
export async function listEventRows(
  db: Database,
  view: EventView,
  { now, limit, skip }: { now: Date; limit: number; skip: number },
): Promise<EventRow[]> {
  const isPast = view.when === 'past' || view.when === 'all';
  return db
    .select()
    .from(events)
    .where(seen(view, now))
    .orderBy(isPast ? desc(events.startsAt) : asc(events.startsAt), asc(events.id))
    .limit(limit)
    .offset(skip);
}

export async function countEvents(db: Database, view: EventView, now: Date): Promise<number> {
  return db.$count(events, seen(view, now));
}

/** What readers see may be told of though it was cancelled, on its own page alone. */
export async function findSeenEvent(db: Database, id: number): Promise<EventRow | undefined> {
  const isSeen = inArray(events.state, ['live', 'cancelled']);
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isSeen));
  return row;
}

/**
 * Topics of the events of a view's time, with their numbers, whatever else narrows it; the one
 * that is chosen is among them also where it has none then.
 */
export async function listTopicCounts(db: Database, { topic, ...view }: EventView, now: Date) {
  const { isOfTime, number } = ofTime(view, now);
  const chosen = topic === undefined ? undefined : seen({ when: 'all', topic }, now);
  return db
    .select({ id: labels.id, name: labels.name, count: number })
    .from(events)
    .innerJoin(labels, eq(labels.id, events.labelId))
    .where(or(isOfTime, chosen))
    .groupBy(labels.id)
    .orderBy(desc(number), asc(labels.id));
}

/** Cities of the events of a view's time, in the same way. */
export async function listCityCounts(db: Database, { city, ...view }: EventView, now: Date) {
  const { isOfTime, number } = ofTime(view, now);
  const chosen = city === undefined ? undefined : seen({ when: 'all', city }, now);
  return db
    .select({
      key: CITY_KEY,
      name: sql<EventRow['city']>`(array_agg(${events.city}))[1]`,
      count: number,
    })
    .from(events)
    .where(and(or(isOfTime, chosen), sql`${events.city}->>'zh-Hans' <> ''`))
    .groupBy(sql`1`)
    .orderBy(desc(number), sql`1`);
}

function ofTime({ when, from, until }: EventView, now: Date) {
  const isOfTime = seen({ when, from, until }, now);
  return { isOfTime, number: sql<number>`count(*) filter (where ${isOfTime})`.mapWith(Number) };
}

/** First and last moments of what readers see. */
export async function findSpan(db: Database): Promise<{ first: Date; last: Date } | undefined> {
  const ofAll = db.select({ startsAt: events.startsAt, endsAt: events.endsAt }).from(events);
  const rows = await ofAll.where(eq(events.state, 'live')).orderBy(asc(events.startsAt)).limit(1);
  const lastRows = await db
    .select({ endsAt: events.endsAt })
    .from(events)
    .where(eq(events.state, 'live'))
    .orderBy(desc(events.endsAt))
    .limit(1);
  const [first, last] = [rows[0]?.startsAt, lastRows[0]?.endsAt];
  return first && last ? { first, last } : undefined;
}

export async function listTypes(db: Database, eventId: number): Promise<TypeRow[]> {
  return db
    .select()
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.position), asc(eventTicketTypes.id));
}

/** Live articles of a topic, the newest first. */
export async function listArticleIdsOf(
  db: Database,
  labelId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articleLabels)
    .innerJoin(articles, eq(articles.id, articleLabels.articleId))
    .where(and(eq(articleLabels.labelId, labelId), eq(articles.state, 'approved')))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Every event with what lists are narrowed by, for what is known of them in memory. */
export async function listEventPlaces(db: Database): Promise<EventPlace[]> {
  return db
    .select({
      id: events.id,
      state: events.state,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      isOnline: events.isOnline,
      isFree: events.isFree,
      hasFree: HAS_FREE,
      labelId: events.labelId,
      hasCity: sql<boolean>`${events.city}->>'zh-Hans' <> ''`,
      cityKey: CITY_KEY,
    })
    .from(events);
}

function seen(view: EventView, now: Date): SQL | undefined {
  const { when, place, price, topic, city, from, until } = view;
  const times: Record<EventView['when'], SQL | undefined> = {
    coming: gt(events.endsAt, now),
    upcoming: gt(events.startsAt, now),
    live: and(lte(events.startsAt, now), gt(events.endsAt, now)),
    past: lte(events.endsAt, now),
    all: undefined,
  };
  return and(
    eq(events.state, 'live'),
    times[when],
    place === undefined ? undefined : placed(place),
    price === undefined ? undefined : PRICED[price],
    topic === undefined ? undefined : eq(events.labelId, topic),
    city === undefined ? undefined : eq(CITY_KEY, city),
    from === undefined ? undefined : gte(events.endsAt, from),
    until === undefined ? undefined : lt(events.startsAt, until),
  );
}

/**
 * An event with free seats and paid ones is found in both ways: who looks for something free can
 * go, and who looks for something paid can buy.
 */
const PRICED = { free: HAS_FREE, paid: eq(events.isFree, false) };

/** A hybrid event is found in both ways. */
function placed(place: 'online' | 'onsite'): SQL | undefined {
  const hasCity = sql`${events.city}->>'zh-Hans' <> ''`;
  return place === 'online' ? eq(events.isOnline, true) : or(hasCity, eq(events.isOnline, false));
}
