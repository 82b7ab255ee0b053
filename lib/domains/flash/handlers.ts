import type { Handlers } from '../handler';
import { getFlash, listFlashes, listFlashesAround } from './read-flashes';

export const flashHandlers = {
  flashList: (ctx, input) => listFlashes(ctx, input),
  getNewsDetails: (ctx, { id }) => getFlash(ctx, id),
  flashRecommend: (ctx, { id, size }) => listFlashesAround(ctx, id, size),
} satisfies Partial<Handlers>;
