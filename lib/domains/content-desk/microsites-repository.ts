import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { microsites } from '../../db/schema';
import type { LocalizedText } from '../../i18n/locales';
import type { ContentStore } from './content-store';
import {
  ceremonyDocumentOf,
  ceremonyValues,
  gatheringDocumentOf,
  gatheringValues,
  regionDocumentOf,
  regionValues,
} from './microsite-values';
import type { KeptValues } from './row-values';

/** A site as it is kept. It goes with its values, so that what the desk does not write stays. */
export type SiteDocument = Record<string, unknown> & { name: LocalizedText };

/** How sites of a make are written by the desk. */
export interface SiteKind {
  kinds: readonly string[];
  valuesOf: (document: never) => KeptValues;
  /** The whole document again. */
  documentOf: (values: KeptValues, before: SiteDocument) => SiteDocument;
}

export const GATHERINGS: SiteKind = {
  kinds: ['summit', 'forum'],
  valuesOf: gatheringValues,
  documentOf: gatheringDocumentOf,
};
export const CEREMONIES: SiteKind = {
  kinds: ['ceremony'],
  valuesOf: ceremonyValues,
  documentOf: ceremonyDocumentOf,
};
export const REGIONS: SiteKind = {
  kinds: ['region'],
  valuesOf: regionValues,
  documentOf: regionDocumentOf,
};

/** Sites of one make: pages of the route table are bound to them, so they are only changed. */
export function micrositeStore({ kinds, valuesOf, documentOf }: SiteKind): ContentStore {
  const isOne = inArray(microsites.kind, [...kinds]);
  const read = async (db: Database, id: number): Promise<SiteDocument | undefined> => {
    const [row] = await db
      .select({ document: microsites.document })
      .from(microsites)
      .where(and(eq(microsites.id, id), isOne))
      .for('update');
    return row?.document as SiteDocument | undefined;
  };
  return {
    list: async (db) => {
      const rows = await db
        .select({ id: microsites.id, document: microsites.document })
        .from(microsites)
        .where(isOne)
        .orderBy(desc(microsites.startsAt), asc(microsites.position), asc(microsites.key));
      return rows.map(({ id, document }) => ({ id, title: (document as SiteDocument).name }));
    },
    find: async (db, id) => {
      const document = await read(db, id);
      return document && { ...valuesOf(document as never), document };
    },
    findByKey: () => Promise.resolve(undefined),
    isTaken: () => Promise.resolve(false),
    insert: () => Promise.resolve(undefined),
    update: async (db, id, values, now) => {
      const before = await read(db, id);
      if (!before) return;
      const document = documentOf(values, before);
      // Calendars that follow a programme go by when it last changed.
      if ('publishedAt' in document) document.publishedAt = now.toISOString();
      const startsAt = values.opens_time instanceof Date ? values.opens_time : null;
      await db.update(microsites).set({ document, startsAt }).where(eq(microsites.id, id));
    },
    remove: () => Promise.resolve(),
    order: () => Promise.resolve(),
  };
}
