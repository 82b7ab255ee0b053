import type { ArticleItem } from '../../contract/articles';
import { HOME_PANEL_SIZE } from '../../contract/constants';
import type { Banner, EventItem, HomeContent } from '../../contract/home';
import { foreignLangs, pickText } from '../../i18n/pick-text';
import { listArticles, listArticlesById, listHotArticles } from '../articles/public';
import { listColumns } from '../columns/public';
import type { DomainContext } from '../domain-context';
import { listFlashes, newestFlashSeq } from '../flash/public';
import { readMarketStrip } from '../market/public';
import { pictureAddress } from '../media/public';
import { listLabels } from '../taxonomy/public';
import { listTopics } from '../topics/public';
import {
  listBannerRows,
  listComingEventRows,
  listHomeSlots,
  listPastEventRows,
} from './repository';

/** Places at the top of the home page: the lead and four seconds. */
const TOP_STORIES = 5;
/** Flashes in the home page's rail, and articles in its latest list before "load more". */
const HOME_FLASHES = 12;
const HOME_LATEST = 15;

/** Everything that the home page shows. */
export async function readHome(ctx: DomainContext): Promise<HomeContent> {
  const firstPage = { page: 1, limit: HOME_LATEST + TOP_STORIES };
  const newest = await listArticles(ctx, firstPage);
  const [lead = null, ...seconds] = await chooseTopStories(ctx, newest.list);
  const top = new Set([lead, ...seconds].map((item) => item?.id));
  const latest = newest.list.filter((item) => !top.has(item.id)).slice(0, HOME_LATEST);
  // Asked before the list: what comes meanwhile is told once more, and never missed.
  const flashSeq = await newestFlashSeq(ctx.db);
  const flashes = await listFlashes(ctx, { page: 1, limit: HOME_FLASHES });
  const topics = await listTopics(ctx, 1, HOME_PANEL_SIZE);
  const labels = await listLabels(ctx);
  return {
    lead,
    seconds,
    latest,
    flashes: flashes.list,
    flash_seq: flashSeq,
    columns: await listColumns(ctx, HOME_PANEL_SIZE),
    topics: topics.list,
    events: await listEvents(ctx, HOME_PANEL_SIZE),
    labels: labels.slice(0, HOME_PANEL_SIZE),
    banners: await listBanners(ctx),
    market: await readMarketStrip(ctx),
    hotLists: await listHotArticles(ctx, HOME_PANEL_SIZE),
  };
}

/** Events that run now or come next, by start; filled up with the last past ones. */
export async function listEvents(ctx: DomainContext, limit: number): Promise<EventItem[]> {
  const coming = await listComingEventRows(ctx.db, ctx.now, limit);
  const past = await listPastEventRows(ctx.db, ctx.now, limit - coming.length);
  return [...coming, ...past].map((row) => ({
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
  }));
}

async function listBanners(ctx: DomainContext): Promise<Banner[]> {
  const rows = await listBannerRows(ctx.db, ctx.now);
  return rows.map((row) => ({
    id: row.id,
    title: pickText(row.title, ctx.locale),
    pic: pictureAddress(row.picture),
    link: row.link,
  }));
}

/** The desk's slots, filled up with the newest articles; those with a picture lead. */
async function chooseTopStories(
  ctx: DomainContext,
  newest: readonly ArticleItem[],
): Promise<ArticleItem[]> {
  const slots = await listHomeSlots(ctx.db, ctx.now);
  const placed = await listArticlesById(
    ctx,
    slots.map((slot) => slot.articleId),
  );
  const known = new Set(placed.map((item) => item.id));
  const rest = newest.filter((item) => !known.has(item.id));
  const withPicture = rest.filter((item) => item.pic !== '');
  return [...placed, ...withPicture, ...rest.filter((item) => item.pic === '')].slice(
    0,
    TOP_STORIES,
  );
}
