import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { articles, ceremonyVotes, events, labels, microsites } from '../../db/schema';
import { ownArticleId, ownArticleKey } from './article-keys';

export type MicrositeRow = typeof microsites.$inferInsert;

/** Writes sites by key: new ones are added, known ones take the new document. */
export async function upsertMicrosites(db: Database, rows: readonly MicrositeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(microsites)
    .values([...rows])
    .onConflictDoUpdate({
      target: microsites.key,
      set: {
        kind: sql`excluded.kind`,
        series: sql`excluded.series`,
        startsAt: sql`excluded.starts_at`,
        position: sql`excluded.position`,
        document: sql`excluded.document`,
      },
    });
}

/** The document of one site as it is stored; undefined where there is none. */
export async function findDocument(db: Database, key: string): Promise<unknown> {
  const [row] = await db
    .select({ document: microsites.document })
    .from(microsites)
    .where(eq(microsites.key, key));
  return row?.document;
}

/** Documents by key, in the order of the keys; keys without a site are left out. */
export async function listDocumentsByKey(
  db: Database,
  keys: readonly string[],
): Promise<unknown[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: microsites.key, document: microsites.document })
    .from(microsites)
    .where(inArray(microsites.key, [...keys]));
  const byKey = new Map(rows.map((row) => [row.key, row.document]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Gatherings, the last to begin first; of one series when named. */
export async function listGatheringDocuments(
  db: Database,
  series: string | undefined,
  limit: number,
): Promise<unknown[]> {
  const rows = await db
    .select({ document: microsites.document })
    .from(microsites)
    .where(
      and(
        inArray(microsites.kind, ['summit', 'forum']),
        series === undefined ? undefined : eq(microsites.series, series),
      ),
    )
    .orderBy(desc(microsites.startsAt), asc(microsites.position))
    .limit(limit);
  return rows.map((row) => row.document);
}

/** Regions in the order that the newsroom gave them. */
export async function listRegionDocuments(db: Database, limit: number): Promise<unknown[]> {
  const rows = await db
    .select({ document: microsites.document })
    .from(microsites)
    .where(eq(microsites.kind, 'region'))
    .orderBy(asc(microsites.position), asc(microsites.key))
    .limit(limit);
  return rows.map((row) => row.document);
}

/** Ids of articles by the key that a site names them by; keys without an article are left out. */
export async function articleIdsBySource(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.sourceKey, [...keys]));
  const brought = new Map(rows.map((row) => [row.key, row.id]));
  const ownIds = keys.flatMap((key) => (brought.has(key) ? [] : (ownArticleId(key) ?? [])));
  const own = new Set(await existingArticleIds(db, ownIds));
  return new Map(
    keys.flatMap((key) => {
      const ownId = ownArticleId(key);
      const id = brought.get(key) ?? (ownId !== undefined && own.has(ownId) ? ownId : undefined);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

async function existingArticleIds(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** The key that a site names each article by, in their order; ids without one are left out. */
export async function articleKeysById(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: articles.id, key: articles.sourceKey })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const byId = new Map(rows.map(({ id, key }) => [id, key ?? ownArticleKey(id)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids of labels by key, in the order of the keys. */
export async function labelIdsByKey(db: Database, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({ id: labels.id, key: labels.key })
    .from(labels)
    .where(inArray(labels.key, [...keys]));
  const byKey = new Map(rows.map((row) => [row.key, row.id]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

export async function findEventId(db: Database, key: string): Promise<number | null> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.key, key), eq(events.state, 'live')));
  return row?.id ?? null;
}

/** Votes given on the page, by `category/nominee`. */
export async function countVotes(db: Database, site: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: ceremonyVotes.category, nominee: ceremonyVotes.nominee, votes: count() })
    .from(ceremonyVotes)
    .where(eq(ceremonyVotes.site, site))
    .groupBy(ceremonyVotes.category, ceremonyVotes.nominee);
  return new Map(rows.map((row) => [`${row.category}/${row.nominee}`, row.votes]));
}

/** A person's votes in one ceremony: category to nominee. */
export async function listVotesOf(
  db: Database,
  site: string,
  voterId: number,
): Promise<{ category: string; nominee: string }[]> {
  return db
    .select({ category: ceremonyVotes.category, nominee: ceremonyVotes.nominee })
    .from(ceremonyVotes)
    .where(and(eq(ceremonyVotes.site, site), eq(ceremonyVotes.voterId, voterId)))
    .orderBy(asc(ceremonyVotes.category));
}

/** Holds a site as it is until the transaction ends. */
export async function lockSite(db: Database, key: string): Promise<void> {
  await db
    .select({ key: microsites.key })
    .from(microsites)
    .where(eq(microsites.key, key))
    .for('share');
}

/** Writes a vote; a second one in the category takes the first one's place. */
export async function saveVote(
  db: Database,
  vote: typeof ceremonyVotes.$inferInsert,
): Promise<void> {
  await db
    .insert(ceremonyVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [ceremonyVotes.site, ceremonyVotes.category, ceremonyVotes.voterId],
      set: { nominee: vote.nominee, votedAt: vote.votedAt },
    });
}
