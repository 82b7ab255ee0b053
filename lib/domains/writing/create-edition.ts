import { CodedError } from '../../contract/error-codes';
import type { Manuscript, ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { BEGIN_BY_ACCOUNT } from './limits';
import { refuseTranslator, writerOf } from './policy';
import { presentManuscript } from './present';
import { findArticle, inTransaction, insertManuscript } from './repository';
import { findStanding, getArticleStanding, refuseWithdrawn } from './standing';
import { keepVersion } from './version-repository';

/**
 * Begins the edition of an article in another language, with what is set for the article; one
 * that is there is answered with. Its author may, and staff.
 * @throws CodedError signInRequired, articleNotFound, notPermitted, tooManyRequests;
 *   manuscriptState for an article that was taken down
 */
export async function createEdition({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; locale: Locale };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  await ctx.limit(BEGIN_BY_ACCOUNT, String(person.id));
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const article = await findArticle(tx, place.articleId, true);
    if (!article) throw new CodedError('articleNotFound');
    refuseTranslator(person, { writerId: null, authorAccountId: article.authorAccountId });
    const known = await findStanding(tx, place);
    if (known) return presentManuscript(tx, known);
    refuseWithdrawn(article);
    const row = await insertManuscript(tx, {
      ...place,
      accountId: person.id,
      content: await emptyContent(tx, place.articleId),
      state: 'draft',
      revision: 1,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const kept = { reason: 'autosave', savedBy: person.id, savedAt: ctx.now } as const;
    await keepVersion(tx, row, kept);
    return presentManuscript(tx, { article, row, isStored: true });
  });
}

/** No words yet, and everything that the first language's text has beside them. */
async function emptyContent(tx: Database, articleId: number): Promise<ManuscriptContent> {
  const source = await getArticleStanding(tx, articleId);
  const none = { title: '', summary: '', body_html: '', hant_title: '', hant_phrases: [] };
  return { ...source.row.content, ...none };
}
