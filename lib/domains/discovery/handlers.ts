import type { Handlers } from '../handler';
import { listSitemapEntries, listSitemapNews, listSitemapParts } from './read-sitemap';

export const discoveryHandlers = {
  siteMapParts: async (ctx) => ({ list: await listSitemapParts(ctx) }),
  siteMapEntries: async (ctx, input) => ({ list: await listSitemapEntries(ctx, input) }),
  siteMapNews: async (ctx) => ({ list: await listSitemapNews(ctx) }),
} satisfies Partial<Handlers>;
