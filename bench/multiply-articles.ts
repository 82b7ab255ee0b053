import path from 'node:path';
import { asc, sql, type SQLWrapper } from 'drizzle-orm';
import { connectDatabase, type Database } from '@/lib/db/client';
import { articles } from '@/lib/db/schema';
import { COUNT_LISTING_DAYS } from './listing-days';

/** Rows that one statement makes: PGlite keeps what a statement made in memory until its end. */
const BATCH = 5_000;

/**
 * Makes articles out of those that `fillSite` brought in, their texts among them, by the database
 * itself: bringing in 30,000 takes twenty minutes. No server may run on it meanwhile.
 * @returns ids of the new articles.
 */
export async function multiplyArticles(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  count: number,
): Promise<number[]> {
  const location =
    databaseUrl === '' ? { folder: path.join(dataDir, 'database') } : { databaseUrl };
  const { db, close } = await connectDatabase(location);
  try {
    const ids: number[] = [];
    for (let first = 0; first < count; first += BATCH) {
      ids.push(...(await copyArticles(db, first, Math.min(BATCH, count - first))));
    }
    await db.execute(sql.raw(COUNT_LISTING_DAYS));
    // Searches are measured elsewhere; the server would spend its time on the index of words.
    await db.execute(sql`truncate search_pending`);
    await db.execute(sql`analyze`);
    return ids;
  } finally {
    await close();
  }
}

async function copyArticles(db: Database, first: number, count: number): Promise<number[]> {
  const between = (key: SQLWrapper) =>
    sql`split_part(${key}, ':', 3)::int between ${first + 1} and ${first + count}`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into articles (section_id, author_id, original_locale, state, published_at, source_key)
        select section_id, author_id, original_locale, state,
          published_at - (${first}::int + n) * interval '7 minutes', 'copy:' || base.id || ':' || n
        from generate_series(${first}::int + 1, ${first}::int + ${count}::int) as n
        join (select *, row_number() over (order by id) - 1 as place, count(*) over () as bases
          from articles where source_key like 'bench:%') as base on base.place = n % base.bases`);
    await tx.execute(sql`
      insert into article_editions
        (article_id, locale, title, summary, body_html, is_derived, reading_minutes)
        select copy.id, edition.locale, edition.title || ' · ' || copy.id, edition.summary,
          edition.body_html, edition.is_derived, edition.reading_minutes
        from articles as copy
        join article_editions as edition
          on edition.article_id = split_part(copy.source_key, ':', 2)::int
        where copy.source_key like 'copy:%' and ${between(sql`copy.source_key`)}`);
    const copies = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(sql`${articles.sourceKey} like 'copy:%' and ${between(articles.sourceKey)}`)
      .orderBy(asc(articles.id));
    return copies.map(({ id }) => id);
  });
}
