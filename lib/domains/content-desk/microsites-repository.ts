import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { labels, microsites, sections } from '../../db/schema';
import { STORY_ARTICLES_MAX } from '../../contract/microsite-documents';
import type { LocalizedText } from '../../i18n/locales';
import { articleIdsBySource, articleKeysById } from '../microsites/public';
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
      if (!document) return undefined;
      return { ...valuesOf(document as never), ...(await storyValues(db, document)), document };
    },
    findByKey: () => Promise.resolve(undefined),
    isTaken: () => Promise.resolve(false),
    insert: () => Promise.resolve(undefined),
    update: async (db, id, values, now) => {
      const before = await read(db, id);
      if (!before) return;
      const stories = await storiesOf(db, values, before);
      const document = { ...documentOf(values, before), stories } as SiteDocument;
      // Calendars that follow a programme go by when it last changed.
      if ('publishedAt' in document) document.publishedAt = now.toISOString();
      const startsAt = values.opens_time instanceof Date ? values.opens_time : null;
      await db.update(microsites).set({ document, startsAt }).where(eq(microsites.id, id));
    },
    remove: () => Promise.resolve(),
    order: () => Promise.resolve(),
  };
}

interface Stories {
  articles: string[];
  labels: string[];
  sections: string[];
  limit: number;
}
/** Articles of a site, its labels and sections are named by keys; the desk knows them by id. */
const STORY_TABLES = { labels, sections } as const;

async function storyValues(db: Database, { stories }: SiteDocument) {
  const kept = stories as Stories;
  const idsOf = async (name: 'labels' | 'sections') => {
    const known = await keyed(db, name);
    return kept[name].flatMap((key) => known.find((each) => each.key === key)?.id ?? []);
  };
  const known = await articleIdsBySource(db, kept.articles);
  return {
    story_articles: kept.articles.flatMap((key) => known.get(key) ?? []),
    story_labels: await idsOf('labels'),
    story_sections: await idsOf('sections'),
    story_limit: kept.limit,
  };
}

/** What names no article, label or section of this site stays, last: it may be made yet. */
async function storiesOf(db: Database, values: KeptValues, before: SiteDocument): Promise<Stories> {
  const kept = before.stories as Stories;
  const keysOf = async (name: 'labels' | 'sections') => {
    const known = await keyed(db, name);
    const chosen = (values[`story_${name}`] as number[]).flatMap(
      (id) => known.find((each) => each.id === id)?.key ?? [],
    );
    const unknown = kept[name].filter((key) => !known.some((each) => each.key === key));
    return [...chosen, ...unknown];
  };
  const here = await articleIdsBySource(db, kept.articles);
  const articles = [
    ...(await articleKeysById(db, [...new Set(values.story_articles as number[])])),
    ...kept.articles.filter((key) => !here.has(key)),
  ].slice(0, STORY_ARTICLES_MAX);
  const limit = values.story_limit as number;
  return {
    ...{ articles, limit },
    labels: await keysOf('labels'),
    sections: await keysOf('sections'),
  };
}

function keyed(db: Database, name: 'labels' | 'sections') {
  const table = STORY_TABLES[name];
  return db.select({ id: table.id, key: table.key }).from(table);
}
