import { and, desc, eq, gt, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { preparedOnce } from '../../db/prepared-once';
import { windowCondition, windowSkip, type FeedWindow } from '../../db/feed-window';
import {
  articleCorrections,
  articleLabels,
  articles,
  authors,
  labels,
  sections,
} from '../../db/schema';
import type { Locale, LocalizedText } from '../../i18n/locales';

/** Which live articles a list holds. */
export type ArticleFilter =
  | { kind: 'all' }
  | { kind: 'section'; id: number }
  | { kind: 'label'; id: number }
  | { kind: 'author'; id: number };

// Written out, not as a parameter: a partial index is only chosen for the literal.
const IS_LIVE = sql`${articles.state} = 'approved'`;

const CARD = {
  id: articles.id,
  state: articles.state,
  publishedAt: articles.publishedAt,
  revisedAt: articles.revisedAt,
  cover: articles.cover,
  views: articles.views,
  isSponsored: articles.isSponsored,
  originalLocale: articles.originalLocale,
  sourceName: articles.sourceName,
  sourceUrl: articles.sourceUrl,
  author: authors,
  section: sections,
  // In the same query: a round trip to the embedded database costs more than the rows.
  editions: sql<EditionHead[] | null>`(
    select json_agg(json_build_object('locale', locale, 'title', title, 'summary', summary,
      'readingMinutes', reading_minutes))
    from article_editions where article_id = ${articles.id})`,
} as const;

/** One article as cards need it, with the titles of its editions. */
export type ArticleCard = Awaited<ReturnType<typeof selectCards>>[number];

export interface EditionHead {
  locale: Locale;
  title: string;
  summary: string;
  readingMinutes: number;
}

function selectCards(db: Database, where: SQL | undefined, order: SQL[], limit: number, skip = 0) {
  return db
    .select(CARD)
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
}

const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id)];

/** Live articles of a list in feed order. */
export async function listCards(
  db: Database,
  filter: ArticleFilter,
  window: FeedWindow,
  limit: number,
): Promise<ArticleCard[]> {
  if (filter.kind === 'label') return listLabelCards(db, filter.id, window, limit);
  const own =
    filter.kind === 'section'
      ? eq(articles.sectionId, filter.id)
      : filter.kind === 'author'
        ? eq(articles.authorId, filter.id)
        : undefined;
  const where = and(IS_LIVE, own, windowCondition(articles.publishedAt, articles.id, window));
  return selectCards(db, where, NEWEST_FIRST, limit, windowSkip(window));
}

async function listLabelCards(
  db: Database,
  labelId: number,
  window: FeedWindow,
  limit: number,
): Promise<ArticleCard[]> {
  const rows = await db
    .select({ id: articleLabels.articleId })
    .from(articleLabels)
    .where(
      and(
        eq(articleLabels.labelId, labelId),
        sql`${articleLabels.publishedAt} is not null`,
        windowCondition(articleLabels.publishedAt, articleLabels.articleId, window),
      ),
    )
    .orderBy(desc(articleLabels.publishedAt), desc(articleLabels.articleId))
    .limit(limit)
    .offset(windowSkip(window));
  return listCardsById(
    db,
    rows.map((row) => row.id),
  );
}

/** Live articles by id, in feed order; ids that are not live are left out. */
export async function listCardsById(db: Database, ids: readonly number[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  return selectCards(db, and(IS_LIVE, inArray(articles.id, [...ids])), NEWEST_FIRST, ids.length);
}

/** The most read live articles published since `since`. */
export async function listHotCards(
  db: Database,
  since: Date,
  limit: number,
): Promise<ArticleCard[]> {
  const where = and(IS_LIVE, gte(articles.publishedAt, since));
  return selectCards(db, where, [desc(articles.views), desc(articles.id)], limit);
}

/** What is known of an article's neighbourhood. */
export interface Neighbourhood {
  state: ArticleCard['state'];
  sectionId: number;
  /** Live articles that share a label with it, most shared first, newest among equals. */
  sharedIds: number[];
}

const neighbourhoodQuery = preparedOnce((db) => {
  const own = alias(articleLabels, 'own');
  const shared = db
    .select({ id: articleLabels.articleId })
    .from(own)
    .innerJoin(articleLabels, eq(articleLabels.labelId, own.labelId))
    .where(
      and(
        eq(own.articleId, sql.placeholder('id')),
        sql`${own.publishedAt} is not null`,
        ne(articleLabels.articleId, sql.placeholder('id')),
        sql`${articleLabels.publishedAt} is not null`,
      ),
    )
    .groupBy(articleLabels.articleId, articleLabels.publishedAt)
    .orderBy(desc(sql`count(*)`), desc(articleLabels.publishedAt), desc(articleLabels.articleId))
    .limit(sql.placeholder('limit'));
  return db
    .select({
      state: articles.state,
      sectionId: articles.sectionId,
      sharedIds: sql<number[]>`array(${shared})`,
    })
    .from(articles)
    .where(eq(articles.id, sql.placeholder('id')))
    .prepare('article_neighbourhood');
});

/** Section and label neighbours of one article in whatever state, or undefined. */
export async function findNeighbourhood(
  db: Database,
  id: number,
  limit: number,
): Promise<Neighbourhood | undefined> {
  const [row] = await neighbourhoodQuery(db).execute({ id, limit });
  return row;
}

/** What only the article's own page needs. */
export interface ArticleText {
  /** The text in the first of the wanted languages that it has; null when it has none. */
  bodyHtml: string | null;
  labels: { id: number; key: string; name: LocalizedText }[];
  sponsor: string;
  /** The latest first; times as ISO strings. */
  corrections: { text: LocalizedText; time: string }[];
}

const wholeArticleQuery = preparedOnce((db) =>
  db
    .select({
      ...CARD,
      bodyHtml: sql<string | null>`(
        select body_html from article_editions where article_id = ${articles.id}
        order by array_position(string_to_array(${sql.placeholder('wanted')}, ','), locale)
        limit 1)`,
      sponsor: articles.sponsor,
      corrections: sql<ArticleText['corrections']>`(
        select coalesce(json_agg(json_build_object('text', ${articleCorrections.text},
          'time', to_char(${articleCorrections.at} at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by ${articleCorrections.at} desc), '[]'::json)
        from ${articleCorrections} where ${articleCorrections.articleId} = ${articles.id})`,
      labels: sql<ArticleText['labels']>`(
        select coalesce(json_agg(json_build_object('id', ${labels.id}, 'key', ${labels.key},
          'name', ${labels.name}) order by ${labels.id}), '[]'::json)
        from ${articleLabels} join ${labels} on ${labels.id} = ${articleLabels.labelId}
        where ${articleLabels.articleId} = ${articles.id})`,
    })
    .from(articles)
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .innerJoin(sections, eq(sections.id, articles.sectionId))
    .where(eq(articles.id, sql.placeholder('id')))
    .prepare('whole_article'),
);

/** The whole of one article in whatever state, its text in the first language of `wanted` it has. */
export async function findWholeArticle(
  db: Database,
  id: number,
  wanted: readonly Locale[],
): Promise<(ArticleCard & ArticleText) | undefined> {
  const [row] = await wholeArticleQuery(db).execute({ id, wanted: wanted.join(',') });
  return row;
}

export async function findSectionByKey(db: Database, key: string) {
  const [row] = await db.select().from(sections).where(eq(sections.key, key));
  return row;
}

/** Which articles' states to read: a slice of all, ascending, or some by id. */
export type StateSelection = { afterId: number; limit: number } | { ids: readonly number[] };

/** Id and state of articles; 'hidden' for those that readers must not know of. */
export async function listArticleStates(
  db: Database,
  selection: StateSelection,
): Promise<{ id: number; state: 'live' | 'withdrawn' | 'hidden' }[]> {
  const query = db.select({ id: articles.id, state: articles.state }).from(articles);
  const rows =
    'ids' in selection
      ? await query.where(inArray(articles.id, [...selection.ids]))
      : await query
          .where(gt(articles.id, selection.afterId))
          .orderBy(articles.id)
          .limit(selection.limit);
  return rows.map(({ id, state }) => ({
    id,
    state: state === 'approved' ? 'live' : state === 'withdrawn' ? 'withdrawn' : 'hidden',
  }));
}
