import type { Database } from '../../db/client';
import type { ConversionWords } from '../../i18n/desk-words';
import { completeEditions, type TraditionalOverrides } from './complete-editions';
import { findOverrides, findPair } from './derived-repository';
import { lockArticle, putEditions } from './write-repository';

const NONE: TraditionalOverrides = { title: '', phrases: [] };

/** A derived traditional text before and after; null where nothing changes, or it is none. */
export interface Derived {
  title: { before: string; after: string; hans: string };
}

/**
 * Derives the traditional text of an article once more, of what its simplified text is now: the
 * article is held, so that a text that is being published is waited for. Titles and phrases that
 * were decided for this article go on.
 * @returns whether it changed.
 */
export async function deriveAgain(db: Database, articleId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockArticle(tx as Database, articleId);
    const edition = await derivedNow(tx as Database, articleId);
    if (!edition?.isChanged) return false;
    await putEditions(tx as Database, articleId, [edition.after]);
    return true;
  });
}

/** How the title of an article would read by other words; null where nothing would change. */
export async function previewDerived(
  db: Database,
  articleId: number,
  words: ConversionWords,
): Promise<Derived | null> {
  const edition = await derivedNow(db, articleId, words);
  if (!edition?.isChanged) return null;
  const { hans, before, after } = edition;
  return { title: { hans: hans.title, before: before.title, after: after.title } };
}

async function derivedNow(db: Database, articleId: number, words?: ConversionWords) {
  const pair = await findPair(db, articleId);
  if (!pair) return undefined;
  const { hans, hant: before } = pair;
  const overrides = (await findOverrides(db, articleId)) ?? NONE;
  const after = completeEditions([hans], overrides, words).find(({ isDerived }) => isDerived);
  if (!after) return undefined;
  const isChanged =
    after.title !== before.title ||
    after.summary !== before.summary ||
    after.bodyHtml !== before.bodyHtml;
  return { hans, before, after, isChanged };
}
