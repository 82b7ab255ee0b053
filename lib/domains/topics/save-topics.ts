import { isDeepStrictEqual } from 'node:util';
import type { CuratedPlaces } from '../../contract/importing';
import type { Database } from '../../db/client';
import {
  articleIdsBySource,
  findEventId,
  findWholeTopic,
  insertTopic,
  updateTopic,
  type WholeTopic,
} from './install-repository';

/**
 * Writes specials by key, with their timeline, articles and event, in the caller's
 * transaction; the first one given is the newest. One that is the same stays
 * untouched; one that differs says since when. Articles and events that are not
 * there are left out; a special keeps its articles when none of the named is known.
 */
export async function saveTopics(
  db: Database,
  rows: CuratedPlaces['topics'],
  now: Date,
): Promise<void> {
  for (const [place, row] of rows.entries()) {
    const before = await findWholeTopic(db, row.key);
    const wanted = await resolve(db, row);
    if (!before) {
      await insertTopic(db, wanted, new Date(now.getTime() - place * 1000));
      continue;
    }
    const { id, ...was } = before;
    if (wanted.articleIds.length === 0) wanted.articleIds = was.articleIds;
    if (!isDeepStrictEqual(was, wanted)) await updateTopic(db, id, wanted, now);
  }
}

async function resolve(db: Database, row: CuratedPlaces['topics'][number]): Promise<WholeTopic> {
  const { articleSourceKeys, eventKey, timeline, subtitle, ...rest } = row;
  return {
    ...rest,
    subtitle: subtitle ?? null,
    eventId: eventKey === undefined ? null : await findEventId(db, eventKey),
    timeline: timeline.map(({ date, title, text = null, url = null }) => ({
      date,
      title,
      text,
      url,
    })),
    articleIds: [...new Set(await articleIdsBySource(db, articleSourceKeys))],
  };
}
