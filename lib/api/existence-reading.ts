import { TAGS } from '../contract/cache-tags';
import type { Database } from '../db/client';
import { readMonths, siteDay } from '../domains/calendar/public';
import { isInView, listEventPlaces, viewOf, type EventPlace } from '../domains/events/public';
import { readEventView } from '../routes/event-view';
import { listIssuePlaces } from '../domains/issues/public';
import { listTopicIds } from '../domains/topics/public';
import { IdStates, type IdState } from '../platform/id-states';

/** What there is of specials, periodicals, events and the calendar. */
export interface KnownReading {
  ids: Map<string, IdStates>;
  /** Days that have a brief. */
  briefDays: Set<string>;
  months: { first: string; last: string };
  events: readonly EventPlace[];
  /** Lengths of the lists, by scope. */
  totals: Map<string, number>;
}

/** Whether a change with these tags may touch what is known of specials, issues or months. */
export function touchesReading(tags: readonly string[]): boolean {
  return [TAGS.topics, TAGS.issues, TAGS.calendar, TAGS.events].some((tag) => tags.includes(tag));
}

/** A cancelled event keeps its page, which says so. */
const SEEN_EVENTS = ['live', 'cancelled'];

/** Reads it all; the tables are small, an issue a day makes a few thousand rows in ten years. */
export async function readReading(db: Database, now: Date): Promise<KnownReading> {
  const topicIds = await listTopicIds(db, now);
  const issues = await listIssuePlaces(db, now);
  const months = await readMonths(db, now);
  const events = (await listEventPlaces(db)).filter(({ state }) => SEEN_EVENTS.includes(state));
  const ofKind = (kind: string) => issues.filter((issue) => issue.kind === kind);
  const idsOf = (kind: string) => liveIds(ofKind(kind).map((issue) => issue.id));
  return {
    ids: new Map([
      ['topic', liveIds(topicIds)],
      ['weekly', idsOf('weekly')],
      ['technical', idsOf('technical')],
      ['event', liveIds(events.map(({ id }) => id))],
    ]),
    briefDays: new Set(ofKind('daily').map((issue) => issue.day)),
    events,
    months: { first: months.first_month, last: months.last_month },
    totals: new Map([
      ['topic', topicIds.length],
      ...['daily', 'weekly', 'technical'].map(
        (kind) => [`issue:${kind}`, ofKind(kind).length] as const,
      ),
    ]),
  };
}

/**
 * State of a special, an issue, the brief of a day or a month of the calendar;
 * undefined for what is none of these.
 */
export function stateOfReading(
  known: KnownReading,
  entity: string,
  key: number | string,
  now: Date,
): IdState | undefined {
  if (entity === 'brief') return known.briefDays.has(String(key)) ? 'live' : 'absent';
  if (entity === 'eventView') return isKnownView(known, String(key), now) ? 'live' : 'absent';
  if (entity === 'month')
    return isKnownMonth(known, String(key).slice(0, 7), now) ? 'live' : 'absent';
  return known.ids.get(entity)?.stateOf(Number(key));
}

/**
 * A view of the event list is there when some event has its topic and some event its city, and
 * its month is between the first and the last of them, though nothing be in all of these at once.
 */
function isKnownView({ events }: KnownReading, slug: string, now: Date): boolean {
  const view = readEventView(slug);
  if (!view) return false;
  const { topic, city, month } = view;
  const months = [now, ...events.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
    .map((at) => siteDay(at).slice(0, 7))
    .sort();
  return (
    (topic === undefined || events.some(({ labelId }) => labelId === topic)) &&
    (city === undefined || events.some(({ cityKey }) => cityKey === city)) &&
    (month === undefined || (month >= (months[0] ?? '') && month <= (months.at(-1) ?? '')))
  );
}

/** Length of the event list that a scope names, `event:past_online`; undefined for another scope. */
export function countEventList(
  { events }: KnownReading,
  scope: string,
  now: Date,
): number | undefined {
  if (!scope.startsWith('event:')) return undefined;
  const view = readEventView(scope.slice('event:'.length));
  if (!view) return 0;
  const asked = viewOf({ ...view, when: view.when ?? 'coming' });
  return events.filter((event) => isInView(event, asked, now)).length;
}

/** This month is there even when time has passed all dates. */
function isKnownMonth({ months }: KnownReading, month: string, now: Date): boolean {
  const isWithin = month >= months.first && month <= months.last;
  return isWithin || month === siteDay(now).slice(0, 7);
}

function liveIds(ids: readonly number[]): IdStates {
  const states = new IdStates();
  ids.forEach((id) => states.set(id, 'live'));
  return states;
}
