import type { CallOutput } from '../../contract/endpoints';
import {
  MANUSCRIPT_STATES,
  type ManuscriptItem,
  type ManuscriptState,
} from '../../contract/writing';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { pictureAddress } from '../media/public';
import { countOwn, listOwn, type OwnRow } from './list-repository';
import { decodePlace, encodePlace } from './place-cursor';
import { writerOf } from './policy';
import { articleState, expectedAt } from './present';

interface OwnQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  status: 'all' | ManuscriptState;
  keyword: string;
}

/**
 * One's own articles by status, the latest changed first, with the number of each status.
 * @throws CodedError signInRequired
 */
export async function myManuscripts({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: OwnQuery;
}): Promise<CallOutput<'myManuscripts'>> {
  const { id: accountId } = writerOf(ctx.actor);
  const { page, limit, status, keyword } = input;
  const counts = await countOwn(ctx.db, { accountId, keyword });
  const after = input.cursor === undefined ? undefined : decodePlace(input.cursor);
  const skip = after ? 0 : (page - 1) * limit;
  const state = status === 'all' ? undefined : status;
  // One more than asked for tells whether there is a next page.
  const window = { after, skip, limit: limit + 1 };
  const rows = await listOwn(ctx.db, { accountId, keyword, state }, window);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const numbers = MANUSCRIPT_STATES.map((each) => [each, counts.get(each) ?? 0] as const);
  const all = numbers.reduce((sum, [, count]) => sum + count, 0);
  return {
    list: shown.map((row) => presentItem(row, ctx)),
    total: state ? (counts.get(state) ?? 0) : all,
    page,
    limit,
    next_cursor: rows.length > limit && last ? encodePlace({ ...last, at: last.updatedAt }) : null,
    counts: { all, ...(Object.fromEntries(numbers) as Record<ManuscriptState, number>) },
  };
}

function presentItem(row: OwnRow, { locale }: DomainContext): ManuscriptItem {
  return {
    article_id: row.articleId,
    locale: row.locale,
    title: row.title,
    pic: pictureAddress(row.cover),
    status: row.state,
    article_state: articleState(row.articleState),
    section_name: row.sectionName ? pickText(row.sectionName, locale) : '',
    updated_time: row.updatedAt.toISOString(),
    submitted_time: row.submittedAt?.toISOString() ?? null,
    expected_time: expectedAt(row)?.toISOString() ?? null,
    publish_time: row.publishAt?.toISOString() ?? null,
    reason_code: row.reasonCode,
    reason_text: row.reasonText,
    views: row.views,
  };
}
