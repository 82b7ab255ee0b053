import { and, asc, eq, gt, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { REVIEW_FILTERS } from '../../contract/review';
import { REVIEW_MINUTES } from '../../contract/writing';
import type { Database } from '../../db/client';
import { accounts, articles, authors, manuscripts, sections } from '../../db/schema';
import { containing, wasRefusedLast, type PlaceCursor } from '../writing/public';

export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export interface QueueSelection {
  filter: ReviewFilter;
  /** Part of a title; '' for all. */
  keyword: string;
  /** Who asks: `mine` are the texts that they hold. */
  reviewerId: number;
  now: Date;
}

// Written out, not as a parameter: a partial index is only chosen for the literal.
const WAITS = sql`${manuscripts.state} = 'pending'`;
const MINUTE_MS = 60_000;

const reviewer = alias(accounts, 'reviewer');

const ITEM = {
  articleId: manuscripts.articleId,
  locale: manuscripts.locale,
  title: manuscripts.title,
  words: manuscripts.words,
  // A text that waits was submitted.
  submittedAt: sql<Date>`${manuscripts.submittedAt}`.mapWith(manuscripts.submittedAt),
  isSponsored: sql<boolean>`(${manuscripts.content}->>'is_sponsored')::boolean`,
  isAgain: wasRefusedLast,
  articleState: articles.state,
  authorId: authors.id,
  authorName: authors.nickname,
  sectionName: sections.name,
  reviewerId: manuscripts.reviewerId,
  reviewerName: reviewer.nickname,
  lockedUntil: manuscripts.lockedUntil,
};
export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** Texts that wait for the desk, the longest first. */
export async function listQueue(
  db: Database,
  selection: QueueSelection,
  { after, skip, limit }: { after: PlaceCursor | undefined; skip: number; limit: number },
) {
  return db
    .select(ITEM)
    .from(manuscripts)
    .innerJoin(articles, eq(articles.id, manuscripts.articleId))
    .innerJoin(authors, eq(authors.id, articles.authorId))
    .leftJoin(sections, eq(sections.key, sql`${manuscripts.content}->>'section'`))
    .leftJoin(reviewer, eq(reviewer.id, manuscripts.reviewerId))
    .where(and(WAITS, matching(selection), after && behind(after)))
    .orderBy(asc(manuscripts.submittedAt), asc(manuscripts.articleId), asc(manuscripts.locale))
    .limit(limit)
    .offset(skip);
}

/** How many wait by each filter, in one pass over what waits. */
export async function countQueue(
  db: Database,
  selection: Omit<QueueSelection, 'filter'>,
): Promise<Record<ReviewFilter, number>> {
  const count = (filter: ReviewFilter) =>
    sql<string>`count(*) filter (where ${matchingFilter({ ...selection, filter }) ?? sql`true`})`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      all: count('all'),
      late: count('late'),
      new: count('new'),
      revision: count('revision'),
      mine: count('mine'),
    })
    .from(manuscripts)
    .innerJoin(articles, eq(articles.id, manuscripts.articleId))
    .where(and(WAITS, matchingTitle(selection.keyword)));
  return row ?? { all: 0, late: 0, new: 0, revision: 0, mine: 0 };
}

function matching(selection: QueueSelection): SQL | undefined {
  return and(matchingFilter(selection), matchingTitle(selection.keyword));
}

function matchingTitle(keyword: string): SQL | undefined {
  return keyword.trim() === '' ? undefined : sql`${manuscripts.title} ilike ${containing(keyword)}`;
}

function matchingFilter({ filter, reviewerId, now }: Omit<QueueSelection, 'keyword'>) {
  const isLive = sql`${articles.state} = 'approved'`;
  const due = new Date(now.getTime() - REVIEW_MINUTES.to * MINUTE_MS);
  const filters: Record<ReviewFilter, SQL | undefined> = {
    all: undefined,
    late: lte(manuscripts.submittedAt, due),
    new: sql`not ${isLive}`,
    revision: isLive,
    mine: and(
      eq(manuscripts.reviewerId, reviewerId),
      isNotNull(manuscripts.lockedUntil),
      gt(manuscripts.lockedUntil, now),
    ),
  };
  return filters[filter];
}

function behind({ at, articleId, locale }: PlaceCursor): SQL | undefined {
  return or(
    gt(manuscripts.submittedAt, at),
    and(eq(manuscripts.submittedAt, at), gt(manuscripts.articleId, articleId)),
    and(
      eq(manuscripts.submittedAt, at),
      eq(manuscripts.articleId, articleId),
      gt(manuscripts.locale, locale),
    ),
  );
}
