import { CodedError } from '../../contract/error-codes';
import type { Manuscript, ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { cleanContent, isSameContent } from './content';
import { refuseStranger, writerOf } from './policy';
import { presentManuscript } from './present';
import { inTransaction } from './repository';
import { settleContent } from './settle-content';
import { getStanding, ownershipOf, refuseWithdrawn, type Standing } from './standing';
import { writeContent } from './write-content';

/**
 * Saves a text over the revision that was read. Over another revision it is refused, so that a
 * stale tab never overwrites newer text; the same text again is no new revision. A change of a
 * live text is a draft beside it.
 * @throws CodedError signInRequired, articleNotFound, notPermitted; manuscriptConflict with the
 *   `revision` that is there; manuscriptState for one that waits for the desk
 */
export async function saveManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: {
    article_id: number;
    locale: Locale;
    base_revision: number;
    content: ManuscriptContent;
  };
}): Promise<Manuscript> {
  const person = writerOf(ctx.actor);
  const clean = cleanContent(input.content);
  const place = { articleId: input.article_id, locale: input.locale };
  return inTransaction(ctx.db, async (tx) => {
    const standing = await getStanding(tx, place, true);
    refuseStranger(person, ownershipOf(standing));
    const known = { writerId: person.id, before: standing.row.content };
    const content = await settleContent(tx, clean, known);
    if (isSameContent(content, standing.row.content)) return presentManuscript(tx, standing);
    refuseOtherRevision(standing, input.base_revision);
    refuseWithdrawn(standing.article);
    const saved = { content, savedBy: person.id, at: ctx.now, reason: 'autosave' as const };
    return present(tx, standing, await writeContent(tx, standing, saved));
  });
}

/** @throws CodedError manuscriptConflict where the text is not the one that was read. */
export function refuseOtherRevision({ row }: Standing, revision: number): void {
  if (row.revision === revision) return;
  throw new CodedError('manuscriptConflict', { revision: row.revision });
}

function present(tx: Database, { article }: Standing, row: Standing['row']): Promise<Manuscript> {
  return presentManuscript(tx, { article, row, isStored: true });
}
