import type { Handlers } from '../handler';
import { listTools } from './read-tools';

export const toolHandlers = {
  toolsList: (ctx, input) => listTools(ctx, input),
} satisfies Partial<Handlers>;
