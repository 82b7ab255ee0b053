import type { CallOutput } from '../../contract/endpoints';
import type { DeskArticle } from '../../contract/review';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import {
  countDeskArticles,
  listDeskArticles,
  type ArticleSelection,
  type DeskArticleRow,
} from './article-list-repository';

interface DeskArticleQuery extends ArticleSelection {
  page: number;
  limit: number;
}

/**
 * Live articles and those that were taken down, the latest first; by id or part of a title.
 * Pages by number: `cursor` is not read, for what one looks for here is found, not leafed to.
 * @throws CodedError notPermitted
 */
export async function deskArticles({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: DeskArticleQuery;
}): Promise<CallOutput<'deskArticles'>> {
  staffMember(ctx.actor);
  const { page, limit, filter, keyword } = input;
  const selection = { filter, keyword };
  const window = { locale: ctx.locale, skip: (page - 1) * limit, limit };
  const rows = await listDeskArticles(ctx.db, selection, window);
  const total = await countDeskArticles(ctx.db, selection);
  const list = rows.map((row) => presentArticle(row, ctx));
  return { list, total, page, limit, next_cursor: null };
}

function presentArticle(row: DeskArticleRow, { locale }: DomainContext): DeskArticle {
  return {
    article_id: row.id,
    title: row.title,
    lang: row.lang,
    author: { id: row.authorId, nickname: pickText(row.authorName, locale) },
    section_name: pickText(row.sectionName, locale),
    state: row.state === 'withdrawn' ? 'withdrawn' : 'live',
    published_time: row.publishedAt.toISOString(),
    withdrawn_time: row.withdrawnAt?.toISOString() ?? null,
    withdrawn_reason: row.withdrawnReason,
    corrections: row.corrections,
    views: row.views,
  };
}
