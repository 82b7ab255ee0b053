import { CodedError } from '../../contract/error-codes';
import type { DomainContext } from '../domain-context';
import { dropFeedbackUntil } from './repository';

/** The page of the form says so: kept for 24 months. */
const LIFE_MONTHS = 24;

/**
 * Removes feedback that is older than what was promised to who wrote it.
 * @throws CodedError notPermitted for anyone but the product itself.
 */
export async function clearOldFeedback({ ctx }: { ctx: DomainContext }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const end = new Date(ctx.now);
  end.setUTCMonth(end.getUTCMonth() - LIFE_MONTHS);
  await dropFeedbackUntil(ctx.db, end);
}
