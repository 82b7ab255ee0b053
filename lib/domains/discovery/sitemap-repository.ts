import { sql, type SQL } from 'drizzle-orm';
import { SITEMAP_PART_IDS, type SitemapKind } from '../../contract/discovery';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { LOCALES, type Locale } from '../../i18n/locales';

/** What is asked of a kind of thing; every expression stands on the table `thing`. */
interface Source {
  table: SQL;
  /** Which rows readers may find; written out, for the partial indexes. */
  isLive: SQL;
  /** The last change that a reader sees. */
  changed: SQL;
  editions: SQL;
  /** What the address names it by. */
  param?: SQL;
}

const ALL_LOCALES = sql.raw(`array[${LOCALES.map((tag) => `'${tag}'`).join(', ')}]`);

/** The newest article of an author: what their page and their column show first. */
function newestOf(authorId: SQL): SQL {
  return sql`(select max(published_at) from articles
    where author_id = ${authorId} and state = 'approved')`;
}

function issuesOf(kind: string): Source {
  return {
    table: sql`issues`,
    isLive: sql`thing.kind = ${kind} and thing.published_at <= now()`,
    changed: sql`thing.published_at`,
    editions: sql`case when jsonb_exists(thing.body, 'en') then ${ALL_LOCALES}
      else array['zh-Hans', 'zh-Hant'] end`,
    ...(kind === 'daily' ? { param: sql`thing.day` } : {}),
  };
}

/**
 * The months at UTC+8 that a date of the calendar or an event of ours falls into; their ids count
 * from 2000 on.
 */
const CALENDAR_MONTHS = sql`(
  select (extract(year from month)::int - 2000) * 12 + extract(month from month)::int as id,
    to_char(month, 'YYYY-MM') as name, max(changed) as changed
  from (
    select generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp,
        interval '1 month') as month, changed_at as changed
      from calendar_dates
    union all
    select generate_series(date_trunc('month', starts_at at time zone interval '8 hours'),
        greatest(starts_at, ends_at - interval '1 millisecond') at time zone interval '8 hours',
        interval '1 month'), coalesce(updated_at, decided_at, created_at)
      from events where state = 'live') as dates
  group by month)`;

const SOURCES: Record<SitemapKind, Source> = {
  article: {
    table: sql`articles`,
    isLive: sql`thing.state = 'approved'`,
    changed: sql`greatest(thing.published_at, thing.revised_at,
      (select max(at) from article_corrections where article_id = thing.id))`,
    editions: sql`array(select locale from article_editions where article_id = thing.id)`,
  },
  flash: {
    table: sql`flashes`,
    isLive: sql`thing.state = 'published'`,
    changed: sql`greatest(thing.published_at, thing.revised_at)`,
    editions: sql`array(select locale from flash_editions where flash_id = thing.id)`,
  },
  author: {
    table: sql`authors`,
    isLive: sql`${newestOf(sql`thing.id`)} is not null`,
    changed: newestOf(sql`thing.id`),
    editions: ALL_LOCALES,
  },
  column: {
    table: sql`columns`,
    isLive: sql`${newestOf(sql`thing.author_id`)} is not null`,
    changed: newestOf(sql`thing.author_id`),
    editions: ALL_LOCALES,
  },
  label: {
    table: sql`labels`,
    isLive: sql`exists (select from article_labels
      where label_id = thing.id and published_at is not null)`,
    changed: sql`(select max(published_at) from article_labels where label_id = thing.id)`,
    editions: ALL_LOCALES,
  },
  topic: {
    table: sql`topics`,
    isLive: sql`(thing.starts_at is null or thing.starts_at <= now())`,
    changed: sql`greatest(coalesce(thing.changed_at, thing.created_at), thing.starts_at)`,
    editions: ALL_LOCALES,
  },
  daily: issuesOf('daily'),
  weekly: issuesOf('weekly'),
  technical: issuesOf('technical'),
  notice: {
    table: sql`public_notices`,
    isLive: sql`thing.published_at <= now()`,
    changed: sql`thing.published_at`,
    editions: ALL_LOCALES,
  },
  event: {
    table: sql`events`,
    isLive: sql`thing.state = 'live'`,
    changed: sql`coalesce(thing.updated_at, thing.decided_at, thing.created_at)`,
    editions: ALL_LOCALES,
  },
  month: {
    table: CALENDAR_MONTHS,
    isLive: sql`true`,
    changed: sql`thing.changed`,
    editions: ALL_LOCALES,
    param: sql`thing.name`,
  },
};

const PART = sql.raw(`((thing.id - 1) / ${SITEMAP_PART_IDS})`);

export interface PartRow {
  part: number;
  changed: Date;
}

export interface EntryRow {
  param: string;
  changed: Date;
  editions: Locale[];
}

/** The parts of a kind that hold something, ascending. */
export async function listParts(db: Database, kind: SitemapKind): Promise<PartRow[]> {
  const rows = await (kind === 'article' || kind === 'flash'
    ? listBigParts(db, kind)
    : listSmallParts(db, kind));
  return rows.map(({ part, changed }) => ({ part: Number(part) + 1, changed: new Date(changed) }));
}

/** What one part names, ascending by id. @param part counts from 1 */
export async function listEntries(
  db: Database,
  kind: SitemapKind,
  part: number,
): Promise<EntryRow[]> {
  const { table, isLive, changed, editions, param = sql`thing.id::text` } = SOURCES[kind];
  const last = part * SITEMAP_PART_IDS;
  const result = await db.execute(sql`
    select ${param} as param, ${changed} as changed, ${editions} as editions
    from ${table} as thing
    where ${isLive} and thing.id > ${last - SITEMAP_PART_IDS} and thing.id <= ${last}
    order by thing.id`);
  return rowsOf<{ param: string; changed: string; editions: Locale[] }>(result).map((row) => ({
    ...row,
    changed: new Date(row.changed),
  }));
}

type RawPart = { part: number; changed: string };

/**
 * One look into the index a part (`articles_sitemap`, `flashes_sitemap`), however many rows
 * there are; corrections are few and counted by themselves.
 */
async function listBigParts(db: Database, kind: 'article' | 'flash'): Promise<RawPart[]> {
  const { table, isLive } = SOURCES[kind];
  const corrected =
    kind === 'article'
      ? sql`select ${PART} as part, max(article_corrections.at) as changed
          from article_corrections join articles as thing on thing.id = article_id
          where ${isLive} group by 1`
      : sql`select null::int as part, null::timestamptz as changed`;
  const result = await db.execute(sql`
    with corrected as (${corrected})
    select number.part, greatest(newest.changed, corrected.changed) as changed
    from generate_series(0, (select (max(id) - 1) / ${sql.raw(String(SITEMAP_PART_IDS))}
      from ${table})) as number (part)
    cross join lateral (
      select greatest(thing.published_at, thing.revised_at) as changed from ${table} as thing
      where ${isLive} and ${PART} = number.part
      order by greatest(thing.published_at, thing.revised_at) desc limit 1) as newest
    left join corrected on corrected.part = number.part
    order by number.part`);
  return rowsOf<RawPart>(result);
}

async function listSmallParts(db: Database, kind: SitemapKind): Promise<RawPart[]> {
  const { table, isLive, changed } = SOURCES[kind];
  const result = await db.execute(sql`
    select ${PART} as part, max(${changed}) as changed
    from ${table} as thing where ${isLive} group by 1 order by 1`);
  return rowsOf<RawPart>(result);
}
