import type { Handlers } from '../handler';
import { readOverview, readSpotData } from './read-market';

export const marketHandlers = {
  dataereList: (ctx) => readOverview(ctx),
  spotData: (ctx, input) => readSpotData(ctx, input),
} satisfies Partial<Handlers>;
