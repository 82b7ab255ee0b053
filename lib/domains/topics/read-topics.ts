import { CodedError } from '../../contract/error-codes';
import type { EventItem } from '../../contract/home';
import type { TimelineEntry, TopicDetails } from '../../contract/topic-details';
import type { TopicItem } from '../../contract/topics';
import { foreignLangs, pickText } from '../../i18n/pick-text';
import { listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import { pictureAddress } from '../media/public';
import {
  countTopics,
  findEventRow,
  findTopicRow,
  listTimelineRows,
  listTopicArticleIds,
  listTopicRows,
  type TopicRow,
} from './repository';

/** Articles that a special's page holds at most. */
const ARTICLES_MAX = 100;
/** Other specials that a special leads on to. */
const OTHERS = 4;

/** Specials, newest first; a page past the end is empty with the true total. */
export async function listTopics(
  ctx: DomainContext,
  page: number,
  limit: number,
): Promise<PageResult<TopicItem>> {
  const rows = await listTopicRows(ctx.db, { now: ctx.now, limit, skip: (page - 1) * limit });
  const list = rows.map((row) => presentItem(ctx, row));
  return { list, total: await countTopics(ctx.db, ctx.now), page, limit, next_cursor: null };
}

/** One special, whole. @throws CodedError notFound */
export async function getTopic(ctx: DomainContext, id: number): Promise<TopicDetails> {
  const row = await findTopicRow(ctx.db, id, ctx.now);
  if (!row) throw new CodedError('notFound');
  const articleIds = await listTopicArticleIds(ctx.db, id, ARTICLES_MAX);
  const others = await listTopicRows(ctx.db, {
    ...{ now: ctx.now, limit: OTHERS, skip: 0 },
    exceptId: id,
  });
  return {
    ...presentItem(ctx, row),
    updated_time: updatedAt(row).toISOString(),
    timeline: await readTimeline(ctx, id),
    articles: await listArticlesById(ctx, articleIds),
    event: row.eventId === null ? null : await readEvent(ctx, row.eventId),
    others: others.map((other) => presentItem(ctx, other)),
  };
}

/** When readers last had something new of it. */
function updatedAt({
  createdAt,
  changedAt,
  startsAt,
}: {
  createdAt: Date;
  changedAt: Date | null;
  startsAt: Date | null;
}): Date {
  const written = changedAt ?? createdAt;
  return startsAt && startsAt > written ? startsAt : written;
}

/** Oldest first; entries of one date as the desk put them. */
async function readTimeline(ctx: DomainContext, topicId: number): Promise<TimelineEntry[]> {
  const rows = await listTimelineRows(ctx.db, topicId);
  return rows
    .map((row) => ({
      date: row.date,
      title: pickText(row.title, ctx.locale),
      text: row.text ? pickText(row.text, ctx.locale) : '',
      url: row.url ?? '',
    }))
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
}

async function readEvent(ctx: DomainContext, id: number): Promise<EventItem | null> {
  const row = await findEventRow(ctx.db, id);
  if (!row) return null;
  return {
    id: row.id,
    title: pickText(row.title, ctx.locale),
    summary: pickText(row.summary, ctx.locale),
    poster: pictureAddress(row.poster),
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt.toISOString(),
    time_zone: row.timeZone,
    city: pickText(row.city, ctx.locale),
    is_online: row.isOnline,
    is_free: row.isFree,
    langs: foreignLangs({ title: row.title, summary: row.summary, city: row.city }, ctx.locale),
  };
}

function presentItem(ctx: DomainContext, row: TopicRow): TopicItem {
  return {
    id: row.id,
    title: pickText(row.title, ctx.locale),
    subtitle: row.subtitle ? pickText(row.subtitle, ctx.locale) : '',
    intro: pickText(row.intro, ctx.locale),
    pic: pictureAddress(row.cover),
    article_count: row.articleCount,
  };
}
