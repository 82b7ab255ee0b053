import type { Database } from '../../db/client';
import { reinstateArticle, withdrawArticle } from '../articles/public';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { staffMember } from '../staff';
import { changeStage, getArticleStanding, inTransaction, listWaiting } from '../writing/public';
import { tellWriter } from './tell-writer';

/**
 * Takes a live article down: its page says so (410), no list, feed or sitemap holds it, and its
 * texts that wait for the desk or for their time are drafts again. The writer is told why.
 * @throws CodedError notPermitted, articleNotFound; manuscriptState where it is not live
 */
export async function takeDownArticle({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; reason: string };
}): Promise<Record<string, never>> {
  staffMember(ctx.actor);
  const { article_id: articleId } = input;
  const reason = input.reason.trim() || input.reason;
  await inTransaction(ctx.db, async (tx) => {
    const tags = await withdrawArticle(tx, { articleId, reason, at: ctx.now });
    for (const standing of await listWaiting(tx, articleId)) {
      await changeStage(tx, standing, 'withdraw', { reviewerId: null, lockedUntil: null });
    }
    await record(tx, ctx, 'article.takeDown', articleId, { reason });
    const standing = await getArticleStanding(tx, articleId);
    await tellWriter(tx, ctx, standing, 'articleTakenDown', { text: reason });
    tags.forEach((tag) => ctx.changed(tag));
  });
  return {};
}

/**
 * Puts an article that was taken down back where it stood.
 * @throws CodedError notPermitted, articleNotFound; manuscriptState where it was not
 */
export async function restoreArticle({
  ctx,
  input: { article_id: articleId },
}: {
  ctx: CallContext;
  input: { article_id: number };
}): Promise<Record<string, never>> {
  staffMember(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const tags = await reinstateArticle(tx, articleId);
    await record(tx, ctx, 'article.restore', articleId, {});
    const standing = await getArticleStanding(tx, articleId);
    await tellWriter(tx, ctx, standing, 'articleRestored', {});
    tags.forEach((tag) => ctx.changed(tag));
  });
  return {};
}

async function record(
  tx: Database,
  { actor, now }: CallContext,
  act: string,
  subjectId: number,
  detail: Record<string, string>,
): Promise<void> {
  await recordAct(tx, { actor, act, subject: 'article', subjectId, detail, at: now });
}
