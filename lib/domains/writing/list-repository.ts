import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/rows';
import { articleEditions, articles, authors, manuscripts, sections } from '../../db/schema';
import type { ManuscriptState } from '../../contract/writing';
import type { Locale, LocalizedText } from '../../i18n/locales';
import type { PlaceCursor } from './place-cursor';
import type { ArticleRow } from './repository';

/** Whose articles, which of them. */
export interface OwnSelection {
  accountId: number;
  /** Part of a title; '' for all. */
  keyword: string;
  state?: ManuscriptState | undefined;
}

export interface OwnRow {
  articleId: number;
  locale: Locale;
  title: string;
  state: ManuscriptState;
  updatedAt: Date;
  submittedAt: Date | null;
  publishAt: Date | null;
  reasonCode: string;
  reasonText: string;
  articleState: ArticleRow['state'];
  views: number;
  cover: string;
  sectionName: LocalizedText | null;
}

/** A title's part as a pattern: its own signs stand for themselves. */
export function containing(keyword: string): string {
  return `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * What an account writes, and the articles of its author that were never opened here, such as
 * imported ones; as `own` with `article_id`, `locale`, `state` and `updated_at`.
 */
function own({ accountId, keyword, state }: OwnSelection): SQL {
  const pattern = containing(keyword);
  const ofState = state ? sql`and state = ${state}` : sql``;
  return sql`(
    select article_id, locale, state, updated_at, title from ${manuscripts}
    where account_id = ${accountId} and title ilike ${pattern} ${ofState}
    union all
    select article.id, edition.locale, 'approved',
      coalesce(article.revised_at, article.published_at), edition.title
    from ${authors} as author
    join ${articles} as article on article.author_id = author.id
      and article.state in ('approved', 'withdrawn')
    join ${articleEditions} as edition on edition.article_id = article.id
      and edition.locale = article.original_locale
    where author.account_id = ${accountId} and edition.title ilike ${pattern}
      and ${state ?? 'approved'} = 'approved'
      and not exists (select 1 from ${manuscripts} as known where known.article_id = article.id)
  ) as own`;
}

/** Number of an account's texts by state. */
export async function countOwn(
  db: Database,
  selection: Omit<OwnSelection, 'state'>,
): Promise<Map<ManuscriptState, number>> {
  const result = await db.execute(
    sql`select state, count(*)::int as total from ${own(selection)} group by state`,
  );
  const rows = rowsOf<{ state: ManuscriptState; total: number }>(result);
  return new Map(rows.map(({ state, total }) => [state, Number(total)]));
}

/** An account's texts, the latest changed first. */
export async function listOwn(
  db: Database,
  selection: OwnSelection,
  { after, skip, limit }: { after: PlaceCursor | undefined; skip: number; limit: number },
): Promise<OwnRow[]> {
  const rest = after
    ? sql`where (own.updated_at, own.article_id, own.locale)
        < (${after.at.toISOString()}::timestamptz, ${after.articleId}, ${after.locale})`
    : sql``;
  const result = await db.execute(sql`
    with page as (
      select * from ${own(selection)} ${rest}
      order by own.updated_at desc, own.article_id desc, own.locale desc
      limit ${limit} offset ${skip}
    )
    select page.article_id, page.locale, page.title, page.state,
      page.updated_at::text as updated_at, written.submitted_at::text as submitted_at,
      written.publish_at::text as publish_at, coalesce(written.reason_code, '') as reason_code,
      coalesce(written.reason_text, '') as reason_text, article.state as article_state,
      article.views, coalesce(written.content->>'cover', article.cover) as cover,
      section.name as section_name
    from page
    join ${articles} as article on article.id = page.article_id
    left join ${manuscripts} as written
      on written.article_id = page.article_id and written.locale = page.locale
    left join ${sections} as section on case when written.content is null
      then section.id = article.section_id else section.key = written.content->>'section' end
    order by page.updated_at desc, page.article_id desc, page.locale desc`);
  return rowsOf<Record<string, never>>(result).map(asOwnRow);
}

function asOwnRow(row: Record<string, never>): OwnRow {
  const moment = (value: string | null) => (value === null ? null : new Date(value));
  return {
    articleId: Number(row.article_id),
    locale: row.locale as unknown as Locale,
    title: row.title as unknown as string,
    state: row.state as unknown as ManuscriptState,
    updatedAt: new Date(row.updated_at as unknown as string),
    submittedAt: moment(row.submitted_at as unknown as string | null),
    publishAt: moment(row.publish_at as unknown as string | null),
    reasonCode: row.reason_code as unknown as string,
    reasonText: row.reason_text as unknown as string,
    articleState: row.article_state as unknown as OwnRow['articleState'],
    views: Number(row.views),
    cover: row.cover as unknown as string,
    sectionName: row.section_name as unknown as LocalizedText | null,
  };
}
