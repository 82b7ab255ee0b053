import { asc, eq, gt } from 'drizzle-orm';
import type { ArchivedValues } from '../../contract/archived-content';
import type { MicrositeDocument } from '../../contract/microsite-documents';
import { microsites } from '../../db/schema';
import { archivedArticleKey } from '../microsites/public';
import type { KeptRecord, RecordStore } from './record-store';

interface Site {
  position: number;
  document: MicrositeDocument;
}

/** Sites of gatherings, ceremonies and regions; votes are their voters' and stay out of it. */
export const micrositeRecords: RecordStore = {
  count: (db) => db.$count(microsites),
  list: async (db, { afterId, limit }) => {
    const rows = await db
      .select()
      .from(microsites)
      .where(gt(microsites.id, afterId))
      .orderBy(asc(microsites.id))
      .limit(limit);
    return rows.map(keptOf);
  },
  find: async (tx, { key }) => {
    const [row] = await tx.select().from(microsites).where(eq(microsites.key, key)).for('update');
    return row && keptOf(row);
  },
  insert: async (tx, { key, values }) => {
    const [row] = await tx
      .insert(microsites)
      .values({ ...rowOf(values), key })
      .returning({ id: microsites.id });
    return row?.id ?? 0;
  },
  update: async (tx, id, values) => {
    await tx.update(microsites).set(rowOf(values)).where(eq(microsites.id, id));
  },
};

function keptOf({ id, key, position, document }: typeof microsites.$inferSelect): KeptRecord {
  const site = document as MicrositeDocument;
  const articles = site.stories.articles.map(archivedArticleKey);
  return {
    id,
    key,
    values: { position, document: { ...site, stories: { ...site.stories, articles } } },
  };
}

function rowOf(values: ArchivedValues) {
  const { position, document } = values as unknown as Site;
  return {
    position,
    document,
    kind: document.kind,
    series: 'series' in document ? document.series : null,
    startsAt: 'startsAt' in document ? new Date(document.startsAt) : null,
  };
}
