import { CodedError } from '../../contract/error-codes';
import type { Manuscript } from '../../contract/writing';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { isSameContent } from './content';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { inTransaction } from './repository';
import { refuseOtherRevision } from './save-manuscript';
import { getStanding, ownershipOf, refuseWithdrawn } from './standing';
import { findVersion } from './version-repository';
import { writeContent } from './write-content';

/**
 * Makes an earlier version the current text, as a new revision; what was current stays in the
 * history. One that is the current text already changes nothing.
 * @throws CodedError signInRequired, articleNotFound, notPermitted, notFound,
 *   manuscriptConflict, manuscriptState
 */
export async function restoreManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; locale: Locale; base_revision: number; revision: number };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    refuseStranger(person, ownershipOf(standing));
    const version = await findVersion(tx, place, input.revision);
    if (!version) throw new CodedError('notFound');
    const { content } = version;
    if (isSameContent(content, standing.row.content)) return presentManuscript(tx, standing);
    refuseOtherRevision(standing, input.base_revision);
    refuseWithdrawn(standing.article);
    const restored = { content, savedBy: person.id, at: ctx.now, reason: 'restore' as const };
    const row = await writeContent(tx, standing, restored);
    return presentManuscript(tx, { ...standing, row });
  });
}
