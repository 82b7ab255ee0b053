import type { Database } from '../../db/client';
import { toTraditional } from '../../i18n/to-traditional';
import { lockDeskRow } from './desk-repository';
import { findDerivedPair, putDerived } from './derived-repository';

/**
 * Derives the traditional text of a flash once more, of what its simplified text is now.
 * @returns whether it changed.
 */
export async function deriveFlashAgain(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDeskRow(tx as Database, id);
    const pair = await findDerivedPair(tx as Database, id);
    if (!pair) return false;
    const title = toTraditional(pair.hans.title);
    const content = toTraditional(pair.hans.content);
    if (title === pair.hant.title && content === pair.hant.content) return false;
    await putDerived(tx as Database, id, { title, content });
    return true;
  });
}
