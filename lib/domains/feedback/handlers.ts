import type { Handlers } from '../handler';
import { listFeedback } from './list-feedback';
import { submitFeedback } from './submit-feedback';

export const feedbackHandlers = {
  submitFeedback: (ctx, input) => submitFeedback({ ctx, input }),
  feedbackList: (ctx, input) => listFeedback({ ctx, input }),
} satisfies Partial<Handlers>;
