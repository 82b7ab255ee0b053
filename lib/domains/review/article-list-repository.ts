import { and, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { DESK_ARTICLE_FILTERS } from '../../contract/review';
import type { Database } from '../../db/client';
import { articleCorrections, articleEditions, articles, authors, sections } from '../../db/schema';
import type { Locale } from '../../i18n/locales';
import { containing } from '../writing/public';

export interface ArticleSelection {
  filter: (typeof DESK_ARTICLE_FILTERS)[number];
  /** An id, or part of a title; '' for all. */
  keyword: string;
}

export type DeskArticleRow = Awaited<ReturnType<typeof listDeskArticles>>[number];

/** Articles that are or were live, the latest first, each with the title that `locale` reads. */
export async function listDeskArticles(
  db: Database,
  selection: ArticleSelection,
  { locale, skip, limit }: { locale: Locale; skip: number; limit: number },
) {
  const rows = await db
    .select({
      id: articles.id,
      state: articles.state,
      publishedAt: articles.publishedAt,
      withdrawnAt: articles.withdrawnAt,
      withdrawnReason: articles.withdrawnReason,
      views: articles.views,
      authorId: authors.id,
      authorName: authors.nickname,
      sectionName: sections.name,
      corrections: sql<string>`(select count(*) from ${articleCorrections}
        where ${articleCorrections.articleId} = ${articles.id})`.mapWith(Number),
      originalLocale: articles.originalLocale,
    })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(matching(selection))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(skip);
  const titles = await listTitles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = titles.filter(({ articleId }) => articleId === row.id);
    const shown =
      own.find((edition) => edition.locale === locale) ??
      own.find((edition) => edition.locale === row.originalLocale);
    return { ...row, title: shown?.title ?? '', lang: shown?.locale ?? row.originalLocale };
  });
}

export async function countDeskArticles(
  db: Database,
  selection: ArticleSelection,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(matching(selection));
  return row?.total ?? 0;
}

async function listTitles(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const { articleId, locale, title } = articleEditions;
  return db
    .select({ articleId, locale, title })
    .from(articleEditions)
    .where(inArray(articleId, ids));
}

const STATES = { live: ['approved'], withdrawn: ['withdrawn'] } as const;

function matching({ filter, keyword }: ArticleSelection): SQL | undefined {
  const states = filter === 'all' ? [...STATES.live, ...STATES.withdrawn] : [...STATES[filter]];
  const ofState = inArray(articles.state, states);
  return keyword.trim() === '' ? ofState : and(ofState, or(...matchingKeyword(keyword.trim())));
}

/** An id is a number of at most nine digits here: all of them are in the column's range. */
function matchingKeyword(keyword: string): SQL[] {
  const byTitle = sql`exists (select 1 from ${articleEditions}
    where ${articleEditions.articleId} = ${articles.id}
      and ${ilike(articleEditions.title, containing(keyword))})`;
  return /^\d{1,9}$/.test(keyword) ? [eq(articles.id, Number(keyword)), byTitle] : [byTitle];
}
