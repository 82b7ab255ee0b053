import type { CallOutput } from '../../contract/endpoints';
import type { ReviewItem } from '../../contract/review';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { decodePlace, encodePlace, expectedAt } from '../writing/public';
import { presentLock } from './locks';
import { countQueue, listQueue, type QueueRow, type ReviewFilter } from './queue-repository';

interface QueueQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  filter: ReviewFilter;
  keyword: string;
}

/** Texts that wait for the desk, the longest first. @throws CodedError notPermitted */
export async function reviewQueue({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: QueueQuery;
}): Promise<CallOutput<'reviewQueue'>> {
  const { id: reviewerId } = staffMember(ctx.actor);
  const { page, limit, filter, keyword } = input;
  const selection = { filter, keyword, reviewerId, now: ctx.now };
  const after = input.cursor === undefined ? undefined : decodePlace(input.cursor);
  const skip = after ? 0 : (page - 1) * limit;
  // One more than asked for tells whether there is a next page.
  const rows = await listQueue(ctx.db, selection, { after, skip, limit: limit + 1 });
  const counts = await countQueue(ctx.db, selection);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => presentItem(row, ctx, reviewerId)),
    total: counts[filter],
    page,
    limit,
    next_cursor:
      rows.length > limit && last ? encodePlace({ ...last, at: last.submittedAt }) : null,
    counts,
  };
}

function presentItem(row: QueueRow, ctx: DomainContext, reviewerId: number): ReviewItem {
  const { locale, now } = ctx;
  const expected = expectedAt({ ...row, state: 'pending' }) ?? row.submittedAt;
  return {
    article_id: row.articleId,
    locale: row.locale,
    title: row.title,
    author: { id: row.authorId, nickname: pickText(row.authorName, locale) },
    section_name: row.sectionName ? pickText(row.sectionName, locale) : '',
    words: row.words,
    submitted_time: row.submittedAt.toISOString(),
    expected_time: expected.toISOString(),
    is_late: expected <= now,
    is_revision: row.articleState === 'approved',
    is_sponsored: row.isSponsored,
    is_again: row.isAgain,
    lock: presentLock(row, { reviewerId, now }),
  };
}
