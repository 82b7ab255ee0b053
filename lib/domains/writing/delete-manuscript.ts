import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { stageAfter, stageOf } from './manuscript-states';
import { refuseStranger, writerOf } from './policy';
import {
  deleteArticle,
  deleteManuscriptRow,
  inTransaction,
  listEditions,
  updateHiddenArticle,
  updateManuscript,
} from './repository';
import { findLiveContent, findStanding, ownershipOf, type Standing } from './standing';
import { countWords } from './content';
import { keepVersion } from './version-repository';

/**
 * Deletes a draft or a refused text for good. An article that was never live goes whole with
 * the last of its texts; of a live text only the changes go, its history stays. Deleted already
 * is no error.
 * @throws CodedError signInRequired, notPermitted; manuscriptState for one that waits or is live
 */
export async function deleteManuscript({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { article_id: number; locale: Locale };
}): Promise<Record<string, never>> {
  const person = writerOf(ctx.actor);
  const place = { articleId: input.article_id, locale: input.locale };
  await inTransaction(ctx.db, async (tx) => {
    const standing = await findStanding(tx, place, true);
    if (!standing) return;
    refuseStranger(person, ownershipOf(standing));
    stageAfter(stageOf(standing.row), 'discard');
    if (await dropChanges(tx, standing, { savedBy: person.id, savedAt: ctx.now })) return;
    await deleteManuscriptRow(tx, place);
    await dropArticle(tx, standing);
  });
  return {};
}

/** Puts the text that is live in place of changes to it. @returns false where none is live. */
async function dropChanges(
  tx: Database,
  { article, row }: Standing,
  saved: { savedBy: number; savedAt: Date },
): Promise<boolean> {
  const content = article.state === 'approved' ? await findLiveContent(tx, row) : null;
  if (!content) return false;
  const written = await updateManuscript(tx, row, {
    content,
    title: content.title,
    words: countWords(content),
    revision: row.revision + 1,
    state: 'approved',
    reasonCode: '',
    reasonText: '',
    submittedAt: null,
    updatedAt: saved.savedAt,
  });
  await keepVersion(tx, written, { reason: 'restore', ...saved });
  return true;
}

/** Removes an article that readers never saw, unless it is written in another language too. */
async function dropArticle(tx: Database, { article, row }: Standing): Promise<void> {
  if (article.state === 'approved' || article.state === 'withdrawn') return;
  const [other] = await listEditions(tx, article.id);
  if (!other) return deleteArticle(tx, article.id);
  if (article.originalLocale !== row.locale) return;
  await updateHiddenArticle(tx, article.id, { originalLocale: other.locale, state: other.state });
}
