import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  accounts,
  articleEditions,
  articles,
  authors,
  collections,
  columns,
  events,
  flashEditions,
  flashes,
  follows,
  labelFollows,
  labels,
} from '../../db/schema';
import { siteKey } from '../articles/public';

/** The author that an account writes as; undefined where it never was one. */
export async function findOwnAuthorId(
  db: Database,
  accountId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(eq(authors.accountId, accountId));
  return row?.id;
}

/** Columns of the author that an account writes as. */
export async function listOwnColumnIds(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .innerJoin(authors, eq(authors.id, columns.authorId))
    .where(eq(authors.accountId, accountId))
    .orderBy(asc(columns.id));
  return rows.map(({ id }) => id);
}

/** Events that an account owns, in whatever state, ascending, after one. */
export async function listOwnEventIds(
  db: Database,
  accountId: number,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.accountId, accountId), gt(events.id, afterId)))
    .orderBy(asc(events.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countOwnEvents(db: Database, accountId: number): Promise<number> {
  return db.$count(events, eq(events.accountId, accountId));
}

/** Changed words of a live event that wait for the desk, its topic by key; null where none do. */
export async function findWaitingWords(db: Database, eventId: number) {
  const [row] = await db
    .select({ proposal: events.proposal })
    .from(events)
    .where(eq(events.id, eventId));
  if (!row?.proposal) return null;
  const { label_id: labelId, ...words } = row.proposal;
  const [label] =
    labelId === null
      ? []
      : await db.select({ key: labels.key }).from(labels).where(eq(labels.id, labelId));
  return { ...words, label: label?.key ?? null };
}

/** What a person says of themselves; how they are reached and sign in is no part of it. */
export async function findOwnProfile(db: Database, accountId: number) {
  const { nickname, bio, avatar, locale, createdAt } = accounts;
  const [row] = await db
    .select({ nickname, bio, avatar, locale, created_time: createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row;
}

/** How many authors and labels an account follows, and articles and flashes it keeps. */
export async function countOwnMarks(db: Database, accountId: number): Promise<number> {
  return (
    (await db.$count(follows, eq(follows.accountId, accountId))) +
    (await db.$count(labelFollows, eq(labelFollows.accountId, accountId))) +
    (await db.$count(collections, eq(collections.accountId, accountId)))
  );
}

/** Authors that an account follows, the first first. */
export async function listFollowedAuthors(db: Database, accountId: number) {
  const rows = await db
    .select({ id: authors.id, key: authors.key, name: authors.nickname, time: follows.at })
    .from(follows)
    .innerJoin(authors, eq(authors.id, follows.authorId))
    .where(eq(follows.accountId, accountId))
    .orderBy(asc(follows.at), asc(authors.id));
  return rows.map((row) => ({ ...row, key: row.key ?? siteKey('author', row.id) }));
}

/** Labels that an account follows, the first first. */
export async function listFollowedLabels(db: Database, accountId: number) {
  return db
    .select({ id: labels.id, key: labels.key, name: labels.name, time: labelFollows.at })
    .from(labelFollows)
    .innerJoin(labels, eq(labels.id, labelFollows.labelId))
    .where(eq(labelFollows.accountId, accountId))
    .orderBy(asc(labelFollows.at), asc(labels.id));
}

/** What an account keeps, the first first; without a title where readers no longer see it. */
export async function listCollected(db: Database, accountId: number) {
  const isArticle = and(eq(collections.kind, 'article'), eq(articles.id, collections.targetId));
  const isFlash = and(eq(collections.kind, 'flash'), eq(flashes.id, collections.targetId));
  const isOriginal = and(
    eq(articleEditions.articleId, articles.id),
    eq(articleEditions.locale, articles.originalLocale),
    eq(articles.state, 'approved'),
  );
  const isSource = and(
    eq(flashEditions.flashId, flashes.id),
    eq(flashEditions.locale, 'zh-Hans'),
    eq(flashes.state, 'published'),
  );
  const rows = await db
    .select({
      kind: collections.kind,
      id: collections.targetId,
      time: collections.at,
      articleKey: articles.sourceKey,
      articleTitle: articleEditions.title,
      flashKey: flashes.key,
      flashTitle: flashEditions.title,
    })
    .from(collections)
    .leftJoin(articles, isArticle)
    .leftJoin(articleEditions, isOriginal)
    .leftJoin(flashes, isFlash)
    .leftJoin(flashEditions, isSource)
    .where(eq(collections.accountId, accountId))
    .orderBy(asc(collections.at), asc(collections.targetId));
  return rows.map(({ kind, id, time, ...found }) => ({
    kind,
    id,
    key: found.articleKey ?? found.flashKey ?? siteKey(kind, id),
    title: found.articleTitle ?? found.flashTitle,
    time,
  }));
}
