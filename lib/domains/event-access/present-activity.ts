import type { ActivityItem } from '../../contract/activities';
import { foreignLangs, pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { pictureAddress } from '../media/public';
import { timingOf } from './event-timing';
import { listPrices, listTopics, type EventRow } from './repository';

/** Events as cards show them, in the order that they came in. */
export async function presentActivities(
  ctx: DomainContext,
  rows: readonly EventRow[],
): Promise<ActivityItem[]> {
  const ids = rows.map(({ id }) => id);
  const priceOf = new Map((await listPrices(ctx.db, ids)).map((row) => [row.eventId, row]));
  const labelIds = rows.flatMap(({ labelId }) => labelId ?? []);
  const topicOf = new Map((await listTopics(ctx.db, labelIds)).map((row) => [row.id, row.name]));
  return rows.map((row) => {
    const price = priceOf.get(row.id);
    const topic = row.labelId === null ? undefined : topicOf.get(row.labelId);
    return {
      id: row.id,
      title: pickText(row.title, ctx.locale),
      summary: pickText(row.summary, ctx.locale),
      poster: pictureAddress(row.poster),
      start_time: row.startsAt.toISOString(),
      end_time: row.endsAt.toISOString(),
      time_zone: row.timeZone,
      city: pickText(row.city, ctx.locale),
      address: pickText(row.address, ctx.locale),
      is_online: row.isOnline,
      is_free: row.isFree,
      timing: timingOf(row, ctx.now),
      topic: topic ? { id: row.labelId ?? 0, name: pickText(topic, ctx.locale) } : null,
      price_from: price?.priceMinor ?? null,
      currency: price?.currency ?? '',
      is_sample: isPlanted(row.key),
      langs: foreignLangs(
        { title: row.title, summary: row.summary, city: row.city, address: row.address },
        ctx.locale,
      ),
    };
  });
}

/**
 * Whether an event was planted to show what the site does. One that an archive brought has a key as
 * well: the site that it was held on, and its number there.
 */
function isPlanted(key: string | null): boolean {
  return key !== null && !key.includes('/');
}

/** One event as a card shows it. */
export async function presentActivity(ctx: DomainContext, row: EventRow): Promise<ActivityItem> {
  const [item] = await presentActivities(ctx, [row]);
  if (!item) throw new Error('An event is always presented.');
  return item;
}
