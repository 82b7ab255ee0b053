import { CodedError } from '../../contract/error-codes';
import type { Handlers } from '../handler';

const absent = async (): Promise<never> => {
  throw new CodedError('notFound');
};

export const reviewHandlers = {
  reviewQueue: absent,
  openReview: absent,
  releaseReview: absent,
  decideReview: absent,
  takeDownArticle: absent,
  restoreArticle: absent,
  addCorrection: absent,
} satisfies Partial<Handlers>;
