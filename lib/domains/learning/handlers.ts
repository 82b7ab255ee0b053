import type { Handlers } from '../handler';
import { getCourse, listScams, listTerms } from './read-learning';

export const learningHandlers = {
  getCourse: (ctx) => getCourse(ctx),
  glossaryList: async (ctx) => ({ list: await listTerms(ctx) }),
  scamList: async (ctx) => ({ list: await listScams(ctx) }),
} satisfies Partial<Handlers>;
