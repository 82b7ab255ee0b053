import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { toTraditional } from '../../i18n/to-traditional';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { staffMember } from '../staff';
import { findArticle, inTransaction } from '../writing/public';
import { findCorrection, insertCorrection } from './repository';

/**
 * Adds a correction that readers see under a live article, with its time; the same words again
 * are the same correction.
 * @param input `text` in simplified Chinese, whose traditional form is derived.
 * @returns its id. @throws CodedError notPermitted, articleNotFound; manuscriptState where the
 *   article is not live
 */
export async function addCorrection({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; text: string; text_en: string };
}): Promise<{ id: number }> {
  const { id: accountId } = staffMember(ctx.actor);
  const { article_id: articleId, text_en: en } = input;
  const text = {
    'zh-Hans': input.text,
    'zh-Hant': toTraditional(input.text),
    ...(en === '' ? {} : { en }),
  };
  return inTransaction(ctx.db, async (tx) => {
    const article = await findArticle(tx, articleId, true);
    if (!article) throw new CodedError('articleNotFound');
    if (article.state !== 'approved') throw new CodedError('manuscriptState');
    const known = await findCorrection(tx, articleId, text);
    if (known !== undefined) return { id: known };
    const id = await insertCorrection(tx, { articleId, text, accountId, at: ctx.now });
    await recordAct(tx, {
      actor: ctx.actor,
      act: 'article.correct',
      subject: 'article',
      subjectId: articleId,
      detail: { text: input.text },
      at: ctx.now,
    });
    ctx.changed(TAGS.article(articleId));
    return { id };
  });
}
