import { and, asc, desc, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { appSettings, banners, events, homeSlots, hotWords } from '../../db/schema';

/** Articles that the desk put on the home page and whose time it is, by place. */
export async function listHomeSlots(db: Database, now: Date) {
  return db
    .select()
    .from(homeSlots)
    .where(isTime(homeSlots, now))
    .orderBy(asc(homeSlots.place), asc(homeSlots.id));
}

export async function listBannerRows(db: Database, now: Date) {
  return db
    .select()
    .from(banners)
    .where(isTime(banners, now))
    .orderBy(asc(banners.position), asc(banners.id));
}

function isTime({ startsAt, endsAt }: typeof homeSlots | typeof banners, now: Date) {
  return and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now)));
}

export async function listHotWordRows(db: Database) {
  return db.select().from(hotWords).orderBy(asc(hotWords.position), asc(hotWords.id));
}

/** Events that run now or come next, by start. */
export async function listComingEventRows(db: Database, now: Date, limit: number) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.state, 'live'), gte(events.endsAt, now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}

/** Events that are over, the last ones first. */
export async function listPastEventRows(db: Database, now: Date, limit: number) {
  return db
    .select()
    .from(events)
    .where(and(eq(events.state, 'live'), lt(events.endsAt, now)))
    .orderBy(desc(events.endsAt), desc(events.id))
    .limit(limit);
}

export async function findSetting(db: Database, key: string): Promise<unknown> {
  const [row] = await db.select().from(appSettings).where(eq(appSettings.key, key));
  return row?.value;
}
