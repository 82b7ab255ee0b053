import type { Handlers } from '../handler';
import { listHotWords } from './hot-words';
import { listEvents, readHome } from './read-home';
import { getAppConfig } from './settings';
import { suggestSearches } from './suggest-searches';

export const curationHandlers = {
  homeLinsts: (ctx) => readHome(ctx),
  eventList: async (ctx, { limit }) => ({ list: await listEvents(ctx, limit) }),
  getAppConfig: (ctx) => getAppConfig(ctx),
  homeSearchList: (ctx) => suggestSearches(ctx),
  hotSearch: async (ctx) => ({ searchLists: await listHotWords(ctx) }),
  hotSearchList: async (ctx) => ({ searchLists: await listHotWords(ctx) }),
} satisfies Partial<Handlers>;
