import type { Handlers } from '../handler';
import { listCoverage } from './read-coverage';

export const coverageHandlers = {
  coverageList: (ctx, input) => listCoverage(ctx, input),
} satisfies Partial<Handlers>;
