import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { moveListings } from './listing-changes';
import { dateLabels, lockArticle, updateArticle } from './write-repository';

/**
 * Takes a live article off the site, within the transaction of the verb that has authorised it:
 * its page says that it is gone (410), and no list holds it.
 * @returns tags of what readers see otherwise now.
 * @throws CodedError articleNotFound; manuscriptState where it is not live.
 */
export async function withdrawArticle(
  tx: Database,
  { articleId, reason, at }: { articleId: number; reason: string; at: Date },
): Promise<string[]> {
  const before = await lockArticle(tx, articleId);
  if (!before) throw new CodedError('articleNotFound');
  if (before.state !== 'approved') throw new CodedError('manuscriptState');
  const change = { state: 'withdrawn', withdrawnAt: at, withdrawnReason: reason } as const;
  await updateArticle(tx, articleId, change);
  await dateLabels(tx, articleId, null);
  return moveListings(tx, before, { ...before, state: 'withdrawn' });
}

/**
 * Puts an article that was taken down back where it stood.
 * @returns tags of what readers see otherwise now.
 * @throws CodedError articleNotFound; manuscriptState where it was not taken down.
 */
export async function reinstateArticle(tx: Database, articleId: number): Promise<string[]> {
  const before = await lockArticle(tx, articleId);
  if (!before) throw new CodedError('articleNotFound');
  if (before.state !== 'withdrawn') throw new CodedError('manuscriptState');
  await updateArticle(tx, articleId, { state: 'approved', withdrawnAt: null, withdrawnReason: '' });
  await dateLabels(tx, articleId, before.publishedAt);
  return moveListings(tx, before, { ...before, state: 'approved' });
}
