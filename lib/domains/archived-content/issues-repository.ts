import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { ARCHIVED_CONTENT } from '../../contract/archived-content';
import type { Database } from '../../db/client';
import { issueEntries, issues } from '../../db/schema';
import { siteKey } from '../articles/public';
import type { KeptRecord, RecordStore } from './record-store';
import { findByKey, getByKey, keyOf } from './references-repository';

type Issue = (typeof ARCHIVED_CONTENT)['issues']['_output'];

/** Issues of the periodicals with what they point to. */
export const issueRecords: RecordStore = {
  count: (db) => db.$count(issues),
  list: async (db, { afterId, limit }) => {
    const rows = await db
      .select()
      .from(issues)
      .where(gt(issues.id, afterId))
      .orderBy(asc(issues.id))
      .limit(limit);
    const kept: KeptRecord[] = [];
    for (const row of rows) kept.push(await keptOf(db, row));
    return kept;
  },
  // A series has one issue a day, whatever its key.
  find: async (tx, { key, values }) => {
    const { kind, day } = values as Issue;
    const [row] = await tx
      .select()
      .from(issues)
      .where(or(eq(issues.key, key), and(eq(issues.kind, kind), eq(issues.day, day))))
      .orderBy(asc(issues.id))
      .limit(1)
      .for('update');
    return row && keptOf(tx, row);
  },
  reachable: async (tx, values) => {
    const { entries, ...issue } = values as Issue;
    const here: Issue['entries'] = [];
    for (const entry of entries) {
      if ((await findByKey(tx, entry.kind, entry.sourceKey)) !== undefined) here.push(entry);
    }
    return { ...issue, entries: here };
  },
  insert: async (tx, { key, values }) => {
    const { entries, publishedAt, ...own } = values as Issue;
    const [row] = await tx
      .insert(issues)
      .values({ ...own, key, publishedAt: new Date(publishedAt) })
      .returning({ id: issues.id });
    const id = row?.id ?? 0;
    await writeEntries(tx, id, entries);
    return id;
  },
  update: async (tx, id, values) => {
    const { entries, publishedAt, ...own } = values as Issue;
    await tx
      .update(issues)
      .set({ ...own, publishedAt: new Date(publishedAt) })
      .where(eq(issues.id, id));
    await tx.delete(issueEntries).where(eq(issueEntries.issueId, id));
    await writeEntries(tx, id, entries);
  },
};

async function keptOf(db: Database, row: typeof issues.$inferSelect): Promise<KeptRecord> {
  const { id, key, publishedAt, ...own } = row;
  const rows = await db
    .select()
    .from(issueEntries)
    .where(eq(issueEntries.issueId, id))
    .orderBy(asc(issueEntries.position));
  const entries: Issue['entries'] = [];
  for (const { articleId, flashId, note } of rows) {
    const kind = articleId === null ? 'flash' : 'article';
    const target = articleId ?? flashId;
    if (target === null) continue;
    entries.push({ kind, sourceKey: await keyOf(db, kind, target), note });
  }
  const values = { ...own, publishedAt: publishedAt.toISOString(), entries };
  return { id, key: key ?? siteKey('issues', id), values };
}

async function writeEntries(tx: Database, issueId: number, entries: Issue['entries']) {
  for (const [position, { kind, sourceKey, note }] of entries.entries()) {
    const id = await getByKey(tx, kind, sourceKey);
    const place = kind === 'article' ? { articleId: id } : { flashId: id };
    await tx.insert(issueEntries).values({ ...place, issueId, note, position });
  }
}
