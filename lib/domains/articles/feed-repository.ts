import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import type { Locale, LocalizedText } from '../../i18n/locales';
import type { ArticleFilter } from './repository';

/**
 * How far back an edition is looked for. A language that few articles have would else be
 * looked for through the whole table.
 */
const LOOK_BACK = 500;

export interface FeedText {
  id: number;
  bodyHtml: string;
  labels: LocalizedText[];
}

/** The newest live articles of a list that have an edition of their own, with its text. */
export async function listFeedTexts(
  db: Database,
  filter: ArticleFilter,
  locale: Locale,
  limit: number,
): Promise<FeedText[]> {
  const result = await db.execute(sql`
    with newest as (${newestIds(filter)})
    select newest.id, edition.body_html as "bodyHtml", array(
      select labels.name from article_labels join labels on labels.id = label_id
      where article_id = newest.id order by labels.id) as labels
    from newest
    join article_editions as edition on edition.article_id = newest.id and edition.locale = ${locale}
    order by newest.published_at desc, newest.id desc limit ${limit}`);
  return rowsOf<FeedText>(result);
}

function newestIds(filter: ArticleFilter) {
  if (filter.kind === 'label') {
    return sql`select article_id as id, published_at from article_labels
      where label_id = ${filter.id} and published_at is not null
      order by published_at desc, article_id desc limit ${LOOK_BACK}`;
  }
  const own =
    filter.kind === 'section'
      ? sql`and section_id = ${filter.id}`
      : filter.kind === 'author'
        ? sql`and author_id = ${filter.id}`
        : sql``;
  return sql`select id, published_at from articles where state = 'approved' ${own}
    order by published_at desc, id desc limit ${LOOK_BACK}`;
}
