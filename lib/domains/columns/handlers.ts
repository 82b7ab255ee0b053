import type { Handlers } from '../handler';
import { listAuthors, listWeekAuthors } from './read-authors';
import {
  getColumn,
  listActiveColumns,
  listHotColumnArticles,
  listPopularColumns,
} from './read-columns';

export const columnHandlers = {
  columnList: (ctx, input) => listActiveColumns(ctx, input),
  getColumnDetails: (ctx, { id }) => getColumn(ctx, id),
  getPopularColumn: async (ctx, { limit }) => ({ list: await listPopularColumns(ctx, limit) }),
  getWeekAuthorList: async (ctx, { limit }) => ({ hotLists: await listWeekAuthors(ctx, limit) }),
  getAuthorList: (ctx, input) => listAuthors(ctx, input),
  getZLHostLists: async (ctx, { limit }) => ({
    hotLists: await listHotColumnArticles(ctx, limit),
  }),
} satisfies Partial<Handlers>;
