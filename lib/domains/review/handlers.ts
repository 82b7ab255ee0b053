import type { Handlers } from '../handler';
import { addCorrection } from './add-correction';
import { decideReview } from './decide-review';
import { deskArticles } from './desk-articles';
import { openReview, releaseReview } from './open-review';
import { reviewQueue } from './review-queue';
import { restoreArticle, takeDownArticle } from './take-down';

export const reviewHandlers = {
  reviewQueue: (ctx, input) => reviewQueue({ ctx, input }),
  openReview: (ctx, input) => openReview({ ctx, input }),
  releaseReview: (ctx, input) => releaseReview({ ctx, input }),
  decideReview: (ctx, input) => decideReview({ ctx, input }),
  deskArticles: (ctx, input) => deskArticles({ ctx, input }),
  takeDownArticle: (ctx, input) => takeDownArticle({ ctx, input }),
  restoreArticle: (ctx, input) => restoreArticle({ ctx, input }),
  addCorrection: (ctx, input) => addCorrection({ ctx, input }),
} satisfies Partial<Handlers>;
