import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { marketAssets, marketPoints } from '../../db/schema';

export type AssetRow = typeof marketAssets.$inferSelect;
export type PointRow = typeof marketPoints.$inferSelect;
export type NewAsset = Pick<AssetRow, 'key' | 'symbol' | 'name' | 'position'>;
export type Quote = Pick<
  AssetRow,
  'key' | 'priceUsd' | 'changePercent24h' | 'marketCapUsd' | 'source' | 'asOf' | 'isSample'
>;
/** Rows of one statement; each has seven values, and PostgreSQL takes 65,535 of them. */
const SLICE = 1000;

/** The coins in the desk's order. */
export async function listAssetRows(db: Database): Promise<AssetRow[]> {
  return db.select().from(marketAssets).orderBy(asc(marketAssets.position), asc(marketAssets.key));
}

/** Values of one series since a moment, oldest first. */
export async function listPointRows(
  db: Database,
  series: { metric: string; asset: string },
  since: Date,
): Promise<PointRow[]> {
  return db
    .select()
    .from(marketPoints)
    .where(
      and(
        eq(marketPoints.metric, series.metric),
        eq(marketPoints.asset, series.asset),
        gte(marketPoints.at, since),
      ),
    )
    .orderBy(asc(marketPoints.at));
}

/** The day of the last value of a series. */
export async function findLastDay(
  db: Database,
  series: { metric: string; asset: string },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: marketPoints.at })
    .from(marketPoints)
    .where(and(eq(marketPoints.metric, series.metric), eq(marketPoints.asset, series.asset)))
    .orderBy(desc(marketPoints.at))
    .limit(1);
  return row?.at;
}

/** How many values that are no samples a series has since a moment. */
export async function countRealPoints(
  db: Database,
  series: { metric: string; asset: string },
  since: Date,
): Promise<number> {
  return db.$count(
    marketPoints,
    and(
      eq(marketPoints.metric, series.metric),
      eq(marketPoints.asset, series.asset),
      eq(marketPoints.isSample, false),
      gte(marketPoints.at, since),
    ),
  );
}

/** Writes the coins' names and order; their quotes stay. */
export async function saveAssetRows(db: Database, rows: readonly NewAsset[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(marketAssets)
    .values([...rows])
    .onConflictDoUpdate({
      target: marketAssets.key,
      set: {
        symbol: sql`excluded.symbol`,
        name: sql`excluded.name`,
        position: sql`excluded.position`,
      },
    });
}

/**
 * Writes quotes of known coins. One that is older than what is there changes nothing,
 * and a sample never takes the place of a real one.
 */
export async function saveQuoteRows(db: Database, quotes: readonly Quote[]): Promise<void> {
  for (const { key, ...quote } of quotes) {
    const { asOf, isSample } = quote;
    const isNewer = sql`(${marketAssets.asOf} is null
      or (${marketAssets.isSample} and not ${isSample}::boolean)
      or (${marketAssets.isSample} = ${isSample}::boolean and ${marketAssets.asOf} <= ${asOf?.toISOString()}::timestamptz))`;
    await db
      .update(marketAssets)
      .set(quote)
      .where(and(eq(marketAssets.key, key), isNewer));
  }
}

/** Forgets the sample values of series that now have real ones: they are never mixed. */
export async function deleteSamples(
  db: Database,
  series: readonly { metric: string; asset: string }[],
): Promise<void> {
  if (series.length === 0) return;
  const named = series.map(({ metric, asset }) =>
    and(eq(marketPoints.metric, metric), eq(marketPoints.asset, asset)),
  );
  await db.delete(marketPoints).where(and(eq(marketPoints.isSample, true), or(...named)));
}

/** Series that have real values. */
export async function listRealSeries(db: Database) {
  return db
    .selectDistinct({ metric: marketPoints.metric, asset: marketPoints.asset })
    .from(marketPoints)
    .where(eq(marketPoints.isSample, false));
}

/** Writes values; the later measured one of a day stays. */
export async function savePointRows(db: Database, rows: readonly PointRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += SLICE) {
    await db
      .insert(marketPoints)
      .values(rows.slice(from, from + SLICE))
      .onConflictDoUpdate({
        target: [marketPoints.metric, marketPoints.asset, marketPoints.at],
        set: {
          value: sql`excluded.value`,
          source: sql`excluded.source`,
          asOf: sql`excluded.as_of`,
          isSample: sql`excluded.is_sample`,
        },
        setWhere: sql`${marketPoints.asOf} <= excluded.as_of`,
      });
  }
}

/** Forgets values of before a day: the longest chart shows a year. */
export async function deletePointsBefore(db: Database, day: Date): Promise<void> {
  await db
    .delete(marketPoints)
    .where(and(eq(marketPoints.isSample, false), lt(marketPoints.at, day)));
}
