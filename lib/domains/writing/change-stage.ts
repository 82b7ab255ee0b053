import type { Database } from '../../db/client';
import { stageAfter, stageOf, stateOfStage, type ManuscriptAct } from './manuscript-states';
import {
  updateHiddenArticle,
  updateManuscript,
  type ManuscriptChange,
  type ManuscriptRow,
} from './repository';
import type { Standing } from './standing';

/**
 * Takes a manuscript on by an act of the one table; the article's own row follows while readers
 * do not see it. The article is held, and the verb that calls it has authorised.
 * @param change what else is written.
 * @throws CodedError manuscriptState where the act may not be done now.
 */
export async function changeStage(
  tx: Database,
  { article, row, isStored }: Standing,
  act: ManuscriptAct,
  change: Omit<ManuscriptChange, 'state'> = {},
): Promise<ManuscriptRow> {
  const stage = stageAfter(stageOf(row), act);
  const state = stateOfStage(stage);
  const publishAt = stage === 'scheduled' ? {} : { publishAt: null };
  const written = isStored
    ? await updateManuscript(tx, row, { ...publishAt, ...change, state })
    : row;
  // An approved text that waits for its time is not to be seen before; who publishes it makes
  // the article live.
  if (article.originalLocale === row.locale && stage !== 'approved') {
    await updateHiddenArticle(tx, article.id, { state: stage === 'scheduled' ? 'pending' : state });
  }
  return written;
}
