import type { Handlers } from '../handler';
import { submitFeedback } from './submit-feedback';

export const feedbackHandlers = {
  submitFeedback: (ctx, input) => submitFeedback({ ctx, input }),
} satisfies Partial<Handlers>;
