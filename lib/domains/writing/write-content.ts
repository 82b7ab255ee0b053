import type { ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import { countWords } from './content';
import { stageAfter, stageOf, stateOfStage } from './manuscript-states';
import { insertManuscript, updateManuscript, type ManuscriptRow } from './repository';
import type { Standing } from './standing';
import { keepVersion, thinVersions } from './version-repository';

export interface NewContent {
  content: ManuscriptContent;
  savedBy: number;
  at: Date;
  reason: 'autosave' | 'restore';
}

/**
 * Makes a text the current one, as the next revision, and keeps it in the history. The article
 * is held, and the verb that calls it has authorised.
 * @throws CodedError manuscriptState where the text may not be edited now.
 */
export async function writeContent(
  tx: Database,
  { row, isStored }: Standing,
  { content, savedBy, at, reason }: NewContent,
): Promise<ManuscriptRow> {
  const state = stateOfStage(stageAfter(stageOf(row), 'edit'));
  const change = {
    content,
    state,
    title: content.title,
    words: countWords(content),
    revision: row.revision + 1,
    updatedAt: at,
  };
  if (!isStored) {
    // What readers see is the first version: it can be gone back to.
    await keepVersion(tx, row, { reason: 'approve', savedBy: null, savedAt: row.updatedAt });
  }
  const written = isStored
    ? await updateManuscript(tx, row, { ...change, accountId: row.accountId ?? savedBy })
    : await insertManuscript(tx, { ...row, ...change, accountId: savedBy });
  await keepVersion(tx, written, { reason, savedBy, savedAt: at });
  await thinVersions(tx, row, at);
  return written;
}
