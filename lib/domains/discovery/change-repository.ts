import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import {
  articleEditions,
  articles,
  articleLabels,
  flashes,
  flashEditions,
  sections,
} from '../../db/schema';
import type { Locale } from '../../i18n/locales';

/** Where something that readers know of stands, or stood until it was withdrawn. */
export interface ChangedPlace {
  kind: 'article' | 'flash';
  id: number;
  isLive: boolean;
  editions: Locale[];
  /** Feeds that hold it beside those of its whole kind. */
  lists: { section?: string; labelIds?: number[]; authorId?: number; category?: string };
}

/** Articles that are published or were; what readers never saw is not told to anybody. */
export async function listArticlePlaces(
  db: Database,
  ids: readonly number[],
): Promise<ChangedPlace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: articles.id,
      state: articles.state,
      authorId: articles.authorId,
      section: sections.key,
      editions: sql<Locale[]>`array(select locale from ${articleEditions}
        where ${articleEditions.articleId} = ${articles.id} order by locale)`,
      labelIds: sql<number[]>`array(select ${articleLabels.labelId} from ${articleLabels}
        where ${articleLabels.articleId} = ${articles.id} order by 1)`,
    })
    .from(articles)
    .innerJoin(sections, sql`${sections.id} = ${articles.sectionId}`)
    .where(
      sql`${inArray(articles.id, [...ids])} and ${articles.state} in ('approved', 'withdrawn')`,
    )
    .orderBy(articles.id);
  return rows.map(({ id, state, editions, section, labelIds, authorId }) => ({
    kind: 'article' as const,
    id,
    isLive: state === 'approved',
    editions,
    lists: { section, labelIds, authorId },
  }));
}

/** Flashes by id, published or withdrawn. */
export async function listFlashPlaces(
  db: Database,
  ids: readonly number[],
): Promise<ChangedPlace[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: flashes.id,
      state: flashes.state,
      category: flashes.category,
      editions: sql<Locale[]>`array(select locale from ${flashEditions}
        where ${flashEditions.flashId} = ${flashes.id} order by locale)`,
    })
    .from(flashes)
    .where(inArray(flashes.id, [...ids]))
    .orderBy(flashes.id);
  return rows.map(({ id, state, editions, category }) => ({
    kind: 'flash' as const,
    id,
    isLive: state === 'published',
    editions,
    lists: { category },
  }));
}
