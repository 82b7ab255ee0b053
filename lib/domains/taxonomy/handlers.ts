import type { Handlers } from '../handler';
import { getLabel, listLabels, listRecommendedLabels, listSections } from './read-taxonomy';

export const taxonomyHandlers = {
  categoryLists: async (ctx) => ({ list: await listSections(ctx) }),
  getLabelDetails: (ctx, { id }) => getLabel(ctx, id),
  dexList: async (ctx) => ({ list: await listLabels(ctx) }),
  dexRecommendList: async (ctx, { id, limit }) => ({
    list: await listRecommendedLabels(ctx, limit, id),
  }),
  labelList: async (ctx) => ({ data: { list: await listLabels(ctx) } }),
} satisfies Partial<Handlers>;
