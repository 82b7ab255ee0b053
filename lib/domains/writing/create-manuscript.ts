import { CodedError } from '../../contract/error-codes';
import { EMPTY_MANUSCRIPT, type Manuscript, type ManuscriptContent } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import { findStandingOf } from '../accounts/public';
import { beginArticle } from '../articles/public';
import type { CallContext } from '../domain-context';
import { cleanContent, countWords } from './content';
import { BEGIN_BY_ACCOUNT } from './limits';
import { writerOf } from './policy';
import { presentManuscript } from './present';
import { inTransaction, insertManuscript } from './repository';
import { settleContent } from './settle-content';
import { getArticleStanding, getStanding } from './standing';
import { keepVersion } from './version-repository';

/**
 * Begins an article. The same key by the same account answers with the one that is there, as
 * it is; however often the network says it, it is one article.
 * @throws CodedError signInRequired, tooManyRequests; conflict for a key of another's article;
 *   notPermitted for another's picture as the cover
 */
export async function createManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { client_key: string; locale: Locale; content: ManuscriptContent };
}): Promise<Manuscript> {
  const { id: accountId } = writerOf(ctx.actor);
  const profile = await findStandingOf(ctx.db, accountId, ctx.now);
  if (!profile) throw new CodedError('accountUnavailable');
  await ctx.limit(BEGIN_BY_ACCOUNT, String(accountId));
  const clean = cleanContent({ ...EMPTY_MANUSCRIPT, ...input.content });
  const { client_key: clientKey, locale } = input;
  const at = ctx.now;
  return inTransaction(ctx.db, async (tx) => {
    const begun = { accountId, profile, clientKey, originalLocale: locale, at };
    const { id: articleId, ...article } = await beginArticle(tx, begun);
    if (article.accountId !== accountId) throw new CodedError('conflict');
    if (!article.isNew) {
      return presentManuscript(tx, await getArticleStanding(tx, articleId));
    }
    const content = await settleContent(tx, clean, { writerId: accountId, before: undefined });
    const row = await insertManuscript(tx, {
      articleId,
      locale,
      accountId,
      content,
      title: content.title,
      words: countWords(content),
      state: 'draft',
      revision: 1,
      createdAt: at,
      updatedAt: at,
    });
    await keepVersion(tx, row, { reason: 'autosave', savedBy: accountId, savedAt: at });
    return presentManuscript(tx, await getStanding(tx, row));
  });
}
