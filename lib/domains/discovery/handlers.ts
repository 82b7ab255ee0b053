import { listFeedArticles } from '../articles/public';
import { listFeedFlashes } from '../flash/public';
import type { Handlers } from '../handler';
import { listSitemapEntries, listSitemapNews, listSitemapParts } from './read-sitemap';

export const discoveryHandlers = {
  feedArticles: async (ctx, input) => ({ list: await listFeedArticles(ctx, input) }),
  feedFlashes: async (ctx, input) => ({ list: await listFeedFlashes(ctx, input) }),
  siteMapParts: async (ctx) => ({ list: await listSitemapParts(ctx) }),
  siteMapEntries: async (ctx, input) => ({ list: await listSitemapEntries(ctx, input) }),
  siteMapNews: async (ctx) => ({ list: await listSitemapNews(ctx) }),
} satisfies Partial<Handlers>;
