import type { Handlers } from '../handler';
import { readSummary } from './read-summary';

export const deskHandlers = {
  deskSummary: (ctx) => readSummary({ ctx }),
} satisfies Partial<Handlers>;
