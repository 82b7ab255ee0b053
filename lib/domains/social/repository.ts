import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { accounts, collections, follows, labelFollows, likes, socialCounts } from '../../db/schema';

export type SocialKind = 'article' | 'flash';

/** What can be marked at all. */
export type MarkedKind = SocialKind | FollowedKind;

/** What can be followed. */
export type FollowedKind = 'author' | 'label';

/** What a person can put on a thing. */
export type Mark = 'collect' | 'like' | 'follow';

/** One mark of one person on one thing. */
export interface MarkKey {
  mark: Mark;
  accountId: number;
  kind: MarkedKind;
  targetId: number;
}

/** Where the follows of a kind are kept. */
const FOLLOWS = {
  author: { table: follows, target: follows.authorId },
  label: { table: labelFollows, target: labelFollows.labelId },
} as const;

const COUNT_FIELD = { collect: 'collects', like: 'likes', follow: 'follows' } as const;

/**
 * Puts a mark and counts it, in one transaction; one that is there already is not
 * counted twice. Out: how many people have put it.
 * @throws CodedError accountUnavailable for an account that was deleted meanwhile.
 */
export async function addMark(db: Database, key: MarkKey, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, key.accountId);
    const isNew = await insertMark(tx, key, at);
    if (!isNew) return countMarks(tx, key);
    const field = COUNT_FIELD[key.mark];
    const column = socialCounts[field];
    const [row] = await tx
      .insert(socialCounts)
      .values({ kind: key.kind, targetId: key.targetId, [field]: 1 })
      .onConflictDoUpdate({
        target: [socialCounts.kind, socialCounts.targetId],
        set: { [field]: sql`${column} + 1` },
      })
      .returning({ count: column });
    return row ? row.count : countMarks(tx, key);
  });
}

/**
 * Takes a mark back and counts it, in one transaction. `wasThere` tells whether it had been put.
 * @throws CodedError accountUnavailable for an account that was deleted meanwhile.
 */
export async function removeMark(
  db: Database,
  key: MarkKey,
): Promise<{ wasThere: boolean; count: number }> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, key.accountId);
    const wasThere = await deleteMark(tx, key);
    if (!wasThere) return { wasThere, count: await countMarks(tx, key) };
    const field = COUNT_FIELD[key.mark];
    const column = socialCounts[field];
    const [row] = await tx
      .update(socialCounts)
      .set({ [field]: sql`greatest(${column} - 1, 0)` })
      .where(countOf(key))
      .returning({ count: column });
    return { wasThere, count: row?.count ?? 0 };
  });
}

/** Who deletes the account waits for the act, and an act that comes after it finds nobody. */
async function holdAccount(tx: Database, accountId: number): Promise<void> {
  const held = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.state, 'active')))
    .for('key share');
  if (held.length === 0) throw new CodedError('accountUnavailable');
}

async function insertMark(tx: Database, key: MarkKey, at: Date): Promise<boolean> {
  const { mark, accountId, kind, targetId } = key;
  if (kind === 'author') {
    const made = await tx
      .insert(follows)
      .values({ accountId, authorId: targetId, at })
      .onConflictDoNothing()
      .returning({ id: follows.authorId });
    return made.length > 0;
  }
  if (kind === 'label') {
    const made = await tx
      .insert(labelFollows)
      .values({ accountId, labelId: targetId, at })
      .onConflictDoNothing()
      .returning({ id: labelFollows.labelId });
    return made.length > 0;
  }
  const table = mark === 'collect' ? collections : likes;
  const made = await tx
    .insert(table)
    .values({ accountId, kind, targetId, at })
    .onConflictDoNothing()
    .returning({ id: table.targetId });
  return made.length > 0;
}

async function deleteMark(tx: Database, key: MarkKey): Promise<boolean> {
  const { mark, accountId, kind, targetId } = key;
  if (kind === 'author' || kind === 'label') {
    const { table, target } = FOLLOWS[kind];
    const gone = await tx
      .delete(table)
      .where(and(eq(table.accountId, accountId), eq(target, targetId)))
      .returning({ id: target });
    return gone.length > 0;
  }
  const table = mark === 'collect' ? collections : likes;
  const gone = await tx
    .delete(table)
    .where(and(eq(table.accountId, accountId), eq(table.kind, kind), eq(table.targetId, targetId)))
    .returning({ id: table.targetId });
  return gone.length > 0;
}

async function countMarks(db: Database, key: MarkKey): Promise<number> {
  const [row] = await db
    .select({ count: socialCounts[COUNT_FIELD[key.mark]] })
    .from(socialCounts)
    .where(countOf(key));
  return row?.count ?? 0;
}

function countOf({ kind, targetId }: MarkKey): SQL | undefined {
  return and(eq(socialCounts.kind, kind), eq(socialCounts.targetId, targetId));
}

/** Counts of things of one kind; a thing that nobody marked has no row. */
export async function listCounts(db: Database, kind: MarkedKind, ids: readonly number[]) {
  return db
    .select()
    .from(socialCounts)
    .where(and(eq(socialCounts.kind, kind), inArray(socialCounts.targetId, [...ids])));
}

/** One person's marks on things of one kind. */
export async function listOwnMarks(
  db: Database,
  accountId: number,
  kind: MarkedKind,
  ids: readonly number[],
): Promise<{ mark: Mark; targetId: number }[]> {
  if (kind === 'author' || kind === 'label') {
    const { table, target } = FOLLOWS[kind];
    return db
      .select({ mark: sql<Mark>`'follow'`, targetId: target })
      .from(table)
      .where(and(eq(table.accountId, accountId), inArray(target, [...ids])));
  }
  const own = (table: typeof collections | typeof likes, mark: 'collect' | 'like') =>
    db
      .select({ mark: sql<Mark>`${mark}::text`.as('mark'), targetId: table.targetId })
      .from(table)
      .where(
        and(
          eq(table.accountId, accountId),
          eq(table.kind, kind),
          inArray(table.targetId, [...ids]),
        ),
      );
  return unionAll(own(collections, 'collect'), own(likes, 'like'));
}

/** The last thing of a list that was seen. */
export interface MarkCursor {
  at: Date;
  id: number;
  kind: SocialKind;
}

/** Where a page of one's own things begins. */
export type MarkWindow = { after: MarkCursor } | { skip: number };

/** What a person collected, the latest first. */
export async function listCollected(
  db: Database,
  accountId: number,
  kind: SocialKind | undefined,
  window: MarkWindow,
  limit: number,
) {
  return db
    .select({ kind: collections.kind, id: collections.targetId, at: collections.at })
    .from(collections)
    .where(
      and(
        eq(collections.accountId, accountId),
        kind && eq(collections.kind, kind),
        'after' in window
          ? sql`(${collections.at}, ${collections.targetId}, ${collections.kind}) < (${window.after.at.toISOString()}::timestamptz, ${window.after.id}::int, ${window.after.kind}::text)`
          : undefined,
      ),
    )
    .orderBy(desc(collections.at), desc(collections.targetId), desc(collections.kind))
    .limit(limit)
    .offset('skip' in window ? window.skip : 0);
}

export async function countCollected(
  db: Database,
  accountId: number,
  kind: SocialKind | undefined,
): Promise<number> {
  const own = and(eq(collections.accountId, accountId), kind && eq(collections.kind, kind));
  return db.$count(collections, own);
}

/** Whom or what a person follows, the latest first, with how many others do. */
export async function listFollowed(
  db: Database,
  accountId: number,
  kind: FollowedKind,
  window: { after: Omit<MarkCursor, 'kind'> } | { skip: number },
  limit: number,
) {
  const { table, target } = FOLLOWS[kind];
  return db
    .select({
      id: target,
      at: table.at,
      count: sql<number>`coalesce(${socialCounts.follows}, 0)::int`,
    })
    .from(table)
    .leftJoin(socialCounts, and(eq(socialCounts.kind, kind), eq(socialCounts.targetId, target)))
    .where(
      and(
        eq(table.accountId, accountId),
        'after' in window
          ? sql`(${table.at}, ${target}) < (${window.after.at.toISOString()}::timestamptz, ${window.after.id}::int)`
          : undefined,
      ),
    )
    .orderBy(desc(table.at), desc(target))
    .limit(limit)
    .offset('skip' in window ? window.skip : 0);
}

export async function countFollowed(
  db: Database,
  accountId: number,
  kind: FollowedKind,
): Promise<number> {
  const { table } = FOLLOWS[kind];
  return db.$count(table, eq(table.accountId, accountId));
}
