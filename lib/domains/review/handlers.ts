import { CodedError } from '../../contract/error-codes';
import type { Handlers } from '../handler';
import { decideReview } from './decide-review';
import { openReview, releaseReview } from './open-review';
import { reviewQueue } from './review-queue';

const absent = async (): Promise<never> => {
  throw new CodedError('notFound');
};

export const reviewHandlers = {
  reviewQueue: (ctx, input) => reviewQueue({ ctx, input }),
  openReview: (ctx, input) => openReview({ ctx, input }),
  releaseReview: (ctx, input) => releaseReview({ ctx, input }),
  decideReview: (ctx, input) => decideReview({ ctx, input }),
  takeDownArticle: absent,
  restoreArticle: absent,
  addCorrection: absent,
} satisfies Partial<Handlers>;
