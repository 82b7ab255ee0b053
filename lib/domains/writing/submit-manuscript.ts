import { CodedError } from '../../contract/error-codes';
import type { Manuscript } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import { findStandingOf } from '../accounts/public';
import type { CallContext } from '../domain-context';
import { notify } from '../inbox/public';
import { changeStage } from './change-stage';
import { refuseGaps } from './gaps';
import { SUBMIT_BY_ACCOUNT } from './limits';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { inTransaction } from './repository';
import { refuseOtherRevision } from './save-manuscript';
import { getStanding, ownershipOf, refuseWithdrawn } from './standing';
import { keepVersion } from './version-repository';

/**
 * Hands a draft, a refused text or a revision to the desk. Handed over already, as it was read,
 * it stays where it is.
 * @throws CodedError signInRequired, articleNotFound, notPermitted, manuscriptConflict,
 *   manuscriptState, tooManyRequests; levelTooLow until the address of the account is proven
 *   (silent-areas: Users and levels); manuscriptIncomplete with the fields that are missing
 */
export async function submitManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; locale: Locale; base_revision: number };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  await ctx.limit(SUBMIT_BY_ACCOUNT, String(person.id));
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    refuseStranger(person, ownershipOf(standing));
    refuseOtherRevision(standing, input.base_revision);
    if (standing.row.state === 'pending') return presentManuscript(tx, standing);
    refuseWithdrawn(standing.article);
    const account = await findStandingOf(tx, person.id, ctx.now);
    if (!account?.email) throw new CodedError('levelTooLow');
    const row = await changeStage(tx, standing, 'submit', {
      submittedAt: ctx.now,
      decidedAt: null,
      reasonCode: '',
      reasonText: '',
      reviewerId: null,
      lockedUntil: null,
    });
    refuseGaps(row.content);
    await keepVersion(tx, row, { reason: 'submit', savedBy: person.id, savedAt: ctx.now });
    await notify(tx, {
      accountId: person.id,
      kind: 'articleSubmitted',
      params: { title: row.title },
      dedupeKey: `article:${row.articleId}:${row.locale}:submitted:${ctx.now.toISOString()}`,
      at: ctx.now,
    });
    return presentManuscript(tx, { ...standing, row });
  });
}
