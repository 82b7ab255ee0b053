import type { CallOutput } from '../../contract/endpoints';
import type { Handlers } from '../handler';
import {
  getArticle,
  getAuthor,
  listArticles,
  listHotArticles,
  listRecommended,
  listRelated,
} from './read-articles';

export const articleHandlers = {
  getArticleList: (ctx, input) => listArticles(ctx, input),
  getInformationDetails: (ctx, { id }) => getArticle(ctx, id),
  getRecommendLists: recommend,
  recommendList: recommend,
  relatedRecommen: async (ctx, { id, size }) => ({ list: await listRelated(ctx, id, size) }),
  homeHotList: hot,
  hotList: hot,
  getAuthorDetails: (ctx, { id }) => getAuthor(ctx, id),
} satisfies Partial<Handlers>;

async function recommend(
  ctx: Parameters<Handlers['recommendList']>[0],
  { page, size }: { page: number; size: number },
): Promise<CallOutput<'recommendList'>> {
  return { list: await listRecommended(ctx, page, size) };
}

async function hot(
  ctx: Parameters<Handlers['hotList']>[0],
  { limit, window }: Parameters<Handlers['hotList']>[1],
): Promise<CallOutput<'hotList'>> {
  return { hotLists: await listHotArticles(ctx, limit, window) };
}
