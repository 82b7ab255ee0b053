import type { Manuscript } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import type { DomainContext } from '../domain-context';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { getArticleStanding, getStanding, ownershipOf } from './standing';

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
  const { article_id: articleId, locale } = input;
  const standing = locale
    ? await getStanding(ctx.db, { articleId, locale })
    : await getArticleStanding(ctx.db, articleId);
  refuseStranger(person, ownershipOf(standing));
  return presentManuscript(ctx.db, standing);
}
