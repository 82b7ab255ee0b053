import { desc, gte, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { articleViewHours, countedReaders, pageDays, vitalDays } from '../../db/schema';

/** A reader's wish to be counted for something. */
export interface Claim {
  scope: string;
  reader: string;
  at: Date;
}

/** How long one reader counts once for one thing. */
export const REPEAT_WINDOW_HOURS = 24;
/** Readers that an article must have before it is called hot: one person alone moves no list. */
const HOT_FLOOR = 3;

export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx));
}

/** Counts each reader who was not counted for the same within the window; gives those. */
export async function claimReaders(tx: Database, claims: readonly Claim[]): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const result = await tx.execute(sql`
    insert into counted_readers (scope, reader, at)
    select scope, reader, at
    from json_to_recordset(${JSON.stringify(claims)}::json)
      as claim(scope text, reader text, at timestamptz)
    on conflict (scope, reader) do update set at = excluded.at
      where counted_readers.at <= excluded.at - make_interval(hours => ${REPEAT_WINDOW_HOURS}::int)
    returning scope, reader`);
  const fresh = new Set(
    rowsOf<{ scope: string; reader: string }>(result).map(
      ({ scope, reader }) => `${scope} ${reader}`,
    ),
  );
  return claims.filter(({ scope, reader }) => fresh.has(`${scope} ${reader}`));
}

/** Adds views of articles that can be read; a number that names none is passed over. */
export async function addArticleViews(
  tx: Database,
  sums: readonly { articleId: number; hour: string; views: number }[],
): Promise<void> {
  if (sums.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(sums)}::json)
    as given("articleId" int, hour timestamptz, views int)`;
  await tx.execute(sql`
    insert into article_view_hours (article_id, hour, views)
    select articles.id, given.hour, given.views
    from ${given} join articles on articles.id = given."articleId" and articles.state = 'approved'
    order by articles.id, given.hour
    on conflict (article_id, hour) do update set views = article_view_hours.views + excluded.views`);
  await tx.execute(sql`
    with sums as (
      select "articleId" as id, sum(views) as views from ${given} group by "articleId"
    ), locked as (
      select articles.id from articles join sums on sums.id = articles.id
      where articles.state = 'approved' order by articles.id for update of articles
    )
    update articles set views = articles.views + sums.views
    from sums, locked where articles.id = locked.id and sums.id = locked.id`);
}

export async function addPageViews(
  tx: Database,
  rows: readonly (typeof pageDays.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(pageDays)
    .values([...rows])
    .onConflictDoUpdate({
      target: [pageDays.day, pageDays.page],
      set: {
        views: sql`${pageDays.views} + excluded.views`,
        visitors: sql`${pageDays.visitors} + excluded.visitors`,
      },
    });
}

export async function addVitals(
  tx: Database,
  rows: readonly {
    day: string;
    page: string;
    device: string;
    vital: string;
    step: number;
    visits: number;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(vitalDays)
    .values(rows as (typeof vitalDays.$inferInsert)[])
    .onConflictDoUpdate({
      target: [vitalDays.day, vitalDays.page, vitalDays.device, vitalDays.vital, vitalDays.step],
      set: { visits: sql`${vitalDays.visits} + excluded.visits` },
    });
}

/** Ids of the articles that most readers read since a moment, most first. */
export async function listHottestIds(db: Database, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: articleViewHours.articleId })
    .from(articleViewHours)
    .where(gte(articleViewHours.hour, since))
    .groupBy(articleViewHours.articleId)
    .having(gte(sum(articleViewHours.views), HOT_FLOOR))
    .orderBy(desc(sum(articleViewHours.views)), desc(articleViewHours.articleId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Forgets who was counted before a moment. */
export async function deleteCountedBefore(db: Database, before: Date): Promise<void> {
  await db.delete(countedReaders).where(lt(countedReaders.at, before));
}

/** Forgets counts by the hour and by the day from before a moment. */
export async function deleteCountsBefore(db: Database, hour: Date, day: string): Promise<void> {
  await db.delete(articleViewHours).where(lt(articleViewHours.hour, hour));
  await db.delete(vitalDays).where(lt(vitalDays.day, day));
}
