import { asc, eq, gt, or } from 'drizzle-orm';
import type { ARCHIVED_CONTENT } from '../../contract/archived-content';
import type { Database } from '../../db/client';
import { flashEditions, flashes, flashVersions } from '../../db/schema';
import { LOCALES } from '../../i18n/locales';
import { siteKey } from '../articles/public';
import type { KeptRecord, RecordStore } from './record-store';

type Flash = (typeof ARCHIVED_CONTENT)['flashes']['_output'];

/** Flashes in whatever state, with what they said before. */
export const flashRecords: RecordStore = {
  count: (db) => db.$count(flashes),
  list: async (db, { afterId, limit }) => {
    const rows = await db
      .select()
      .from(flashes)
      .where(gt(flashes.id, afterId))
      .orderBy(asc(flashes.id))
      .limit(limit);
    const kept: KeptRecord[] = [];
    for (const row of rows) kept.push(await keptOf(db, row));
    return kept;
  },
  find: async (tx, { key, values }) => {
    const { clientKey } = values as Flash;
    const isKeyed = eq(flashes.key, key);
    const [row] = await tx
      .select()
      .from(flashes)
      .where(clientKey === null ? isKeyed : or(isKeyed, eq(flashes.clientKey, clientKey)))
      .orderBy(asc(flashes.id))
      .limit(1)
      .for('update');
    return row && keptOf(tx, row);
  },
  insert: async (tx, { key, values }) => {
    const [row] = await tx
      .insert(flashes)
      .values({ ...rowOf(values as Flash), key })
      .returning({ id: flashes.id });
    const id = row?.id ?? 0;
    await writeParts(tx, id, values as Flash);
    return id;
  },
  update: async (tx, id, values) => {
    await tx
      .update(flashes)
      .set(rowOf(values as Flash))
      .where(eq(flashes.id, id));
    await tx.delete(flashEditions).where(eq(flashEditions.flashId, id));
    await tx.delete(flashVersions).where(eq(flashVersions.flashId, id));
    await writeParts(tx, id, values as Flash);
  },
};

async function keptOf(db: Database, row: typeof flashes.$inferSelect): Promise<KeptRecord> {
  const { id, key, publishedAt, revisedAt, ...own } = row;
  const editions = await db
    .select({
      locale: flashEditions.locale,
      title: flashEditions.title,
      content: flashEditions.content,
      isDerived: flashEditions.isDerived,
    })
    .from(flashEditions)
    .where(eq(flashEditions.flashId, id));
  const versions = await db
    .select({
      state: flashVersions.state,
      category: flashVersions.category,
      isImportant: flashVersions.isImportant,
      sourceName: flashVersions.sourceName,
      sourceUrl: flashVersions.sourceUrl,
      editions: flashVersions.editions,
      note: flashVersions.note,
      at: flashVersions.at,
    })
    .from(flashVersions)
    .where(eq(flashVersions.flashId, id))
    .orderBy(asc(flashVersions.id));
  const values = {
    ...own,
    publishedAt: publishedAt.toISOString(),
    revisedAt: revisedAt?.toISOString() ?? null,
    editions: editions.sort(
      (left, right) => LOCALES.indexOf(left.locale) - LOCALES.indexOf(right.locale),
    ),
    versions: versions.map((version) => ({ ...version, at: version.at.toISOString() })),
  };
  return { id, key: key ?? siteKey('flash', id), values };
}

function rowOf(flash: Flash) {
  const { clientKey, state, category, isImportant, sourceName, sourceUrl } = flash;
  return {
    ...{ clientKey, state, category, isImportant, sourceName, sourceUrl },
    publishedAt: new Date(flash.publishedAt),
    revisedAt: flash.revisedAt === null ? null : new Date(flash.revisedAt),
  };
}

/** Who changed it before is the other newsroom's to know. */
async function writeParts(tx: Database, flashId: number, { editions, versions }: Flash) {
  if (editions.length > 0) {
    await tx.insert(flashEditions).values(editions.map((edition) => ({ ...edition, flashId })));
  }
  if (versions.length > 0) {
    await tx
      .insert(flashVersions)
      .values(versions.map(({ at, ...version }) => ({ ...version, flashId, at: new Date(at) })));
  }
}
