import { and, asc, desc, eq, gt, gte, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  articleEditions,
  articles,
  articleViewHours,
  authors,
  pageDays,
  vitalDays,
} from '../../db/schema';
import type { Locale } from '../../i18n/locales';

const DAY_OF_HOUR = sql<string>`to_char(${articleViewHours.hour} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const SUM = sql<number>`sum(${articleViewHours.views})`.mapWith(Number);

export interface ArticleTotal {
  id: number;
  viewsTotal: number;
  editions: { locale: Locale; title: string }[] | null;
}

const ARTICLE = {
  id: articles.id,
  viewsTotal: articles.views,
  editions: sql<ArticleTotal['editions']>`(
    select json_agg(json_build_object('locale', locale, 'title', title))
    from ${articleEditions} where article_id = ${articles.id})`,
};

/** The published articles of an account's author that were read most since a moment; then by all views. */
export async function listOwnTotals(
  db: Database,
  { accountId, since, limit }: { accountId: number; since: Date; limit: number },
): Promise<ArticleTotal[]> {
  const lately = sql`(select coalesce(sum(views), 0) from ${articleViewHours}
    where article_id = ${articles.id} and hour >= ${since.toISOString()}::timestamptz)`;
  return db
    .select(ARTICLE)
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .where(and(eq(authors.accountId, accountId), eq(articles.state, 'approved')))
    .orderBy(desc(lately), desc(articles.views), desc(articles.id))
    .limit(limit);
}

/** The articles that were read most since a moment. */
export async function listMostRead(
  db: Database,
  { since, limit }: { since: Date; limit: number },
): Promise<ArticleTotal[]> {
  const top = await db
    .select({ id: articleViewHours.articleId })
    .from(articleViewHours)
    .where(gte(articleViewHours.hour, since))
    .groupBy(articleViewHours.articleId)
    .orderBy(desc(SUM), desc(articleViewHours.articleId))
    .limit(limit);
  const ids = top.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db.select(ARTICLE).from(articles).where(inArray(articles.id, ids));
  return rows.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}

/** Views of articles by day of UTC+8. */
export async function listDailyViews(db: Database, ids: readonly number[], since: Date) {
  if (ids.length === 0) return [];
  return db
    .select({ id: articleViewHours.articleId, day: DAY_OF_HOUR, views: SUM })
    .from(articleViewHours)
    .where(and(inArray(articleViewHours.articleId, [...ids]), gte(articleViewHours.hour, since)))
    .groupBy(articleViewHours.articleId, DAY_OF_HOUR);
}

/** The whole site's days, oldest first. */
export async function listSiteDays(db: Database, firstDay: string) {
  return db
    .select({ day: pageDays.day, views: pageDays.views, visitors: pageDays.visitors })
    .from(pageDays)
    .where(and(eq(pageDays.page, ''), gte(pageDays.day, firstDay)))
    .orderBy(asc(pageDays.day));
}

/** Kinds of pages by views, most first. */
export async function listPageTotals(db: Database, firstDay: string) {
  const views = sql<number>`sum(${pageDays.views})`.mapWith(Number);
  return db
    .select({ page: pageDays.page, views })
    .from(pageDays)
    .where(and(ne(pageDays.page, ''), gte(pageDays.day, firstDay), gt(pageDays.views, 0)))
    .groupBy(pageDays.page)
    .orderBy(desc(views), asc(pageDays.page));
}

/** Measured visits by kind of page, device, vital and step. */
export async function listVitalSteps(db: Database, firstDay: string) {
  const { page, device, vital, step } = vitalDays;
  return db
    .select({ page, device, vital, step, visits: sum(vitalDays.visits).mapWith(Number) })
    .from(vitalDays)
    .where(gte(vitalDays.day, firstDay))
    .groupBy(page, device, vital, step);
}
