import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import type { Locale } from '../../i18n/locales';

export interface NewsRow {
  kind: 'article' | 'flash';
  id: number;
  lang: Locale;
  title: string;
  publishedAt: Date;
}

/** What came out since a moment, newest first, each language by itself. */
export async function listNews(db: Database, since: Date, limit: number): Promise<NewsRow[]> {
  const result = await db.execute(sql`
    select kind, id, locale as lang, title, published_at as "publishedAt" from (
      (select 'article' as kind, articles.id, locale, title, published_at
        from articles join article_editions on article_id = articles.id
        where state = 'approved' and published_at >= ${since.toISOString()}::timestamptz
        order by published_at desc, articles.id desc, locale desc limit ${limit})
      union all
      (select 'flash', flashes.id, locale, title, published_at
        from flashes join flash_editions on flash_id = flashes.id
        where state = 'published' and published_at >= ${since.toISOString()}::timestamptz
        order by published_at desc, flashes.id desc, locale desc limit ${limit})
    ) as news
    order by published_at desc, kind, id desc, locale desc limit ${limit}`);
  return rowsOf<NewsRow>(result).map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt),
  }));
}
