import type { Handlers } from '../handler';
import { getTopic, listTopics } from './read-topics';

export const topicHandlers = {
  getSpecial: (ctx, { page, limit }) => listTopics(ctx, page, limit),
  getSpecialDetails: (ctx, { id }) => getTopic(ctx, id),
} satisfies Partial<Handlers>;
