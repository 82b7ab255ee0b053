import { pickText } from '../../i18n/pick-text';
import type { Handlers } from '../handler';
import { listEvents, readHome } from './read-home';
import { listHotWordRows } from './repository';
import { getAppConfig } from './settings';
import { suggestSearches } from './suggest-searches';

export const curationHandlers = {
  homeLinsts: (ctx) => readHome(ctx),
  eventList: async (ctx, { limit }) => ({ list: await listEvents(ctx, limit) }),
  getAppConfig: (ctx) => getAppConfig(ctx),
  homeSearchList: (ctx) => suggestSearches(ctx),
  hotSearchList: async (ctx) => {
    const rows = await listHotWordRows(ctx.db);
    return {
      searchLists: rows.map((row) => ({ id: row.id, keyword: pickText(row.word, ctx.locale) })),
    };
  },
} satisfies Partial<Handlers>;
