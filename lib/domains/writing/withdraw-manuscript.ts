import type { Manuscript } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { changeStage } from './change-stage';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { inTransaction } from './repository';
import { getStanding, ownershipOf } from './standing';

/**
 * Takes a text that waits for the desk, or for its time, back into drafts; a draft stays one.
 * @throws CodedError signInRequired, articleNotFound, notPermitted; manuscriptState once it is
 *   decided
 */
export async function withdrawManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; locale: Locale };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    refuseStranger(person, ownershipOf(standing));
    if (standing.row.state === 'draft') return presentManuscript(tx, standing);
    const row = await changeStage(tx, standing, 'withdraw', {
      submittedAt: null,
      decidedAt: null,
      reviewerId: null,
      lockedUntil: null,
    });
    return presentManuscript(tx, { ...standing, row });
  });
}
