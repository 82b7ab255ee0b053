import { CodedError } from '../../contract/error-codes';
import type { Manuscript } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import type { DomainContext } from '../domain-context';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { findArticle, listEditions } from './repository';
import { findStanding, getStanding, ownershipOf } from './standing';

/**
 * One's own text as it was last saved; of a live article without changes, the text that is
 * live. Without a language it is the one that the article was first written in.
 * @throws CodedError signInRequired, articleNotFound, notPermitted
 */
export async function openManuscript({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { article_id: number; locale?: Locale | undefined };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  const { article_id: articleId } = input;
  const article = await findArticle(ctx.db, articleId);
  if (!article) throw new CodedError('articleNotFound');
  const wanted = { articleId, locale: input.locale ?? article.originalLocale };
  let standing = await findStanding(ctx.db, wanted);
  if (!standing && input.locale === undefined) {
    const [first] = await listEditions(ctx.db, articleId);
    standing = first && (await getStanding(ctx.db, { articleId, locale: first.locale }));
  }
  if (!standing) throw new CodedError('articleNotFound');
  refuseStranger(person, ownershipOf(standing));
  return presentManuscript(ctx.db, standing);
}
