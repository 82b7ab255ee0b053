import { setDeskWords, type ConversionWords } from '../../i18n/desk-words';
import type { Database } from '../../db/client';
import { jobQueue } from '../../platform/jobs';
import type { DomainContext } from '../domain-context';
import { APPLY_WORDS } from './conversion-job';
import { insertVersion, readWords } from './repository';

/**
 * Keeps the words as a version and has them applied to what is published, within the transaction
 * of the verb that changed them and has authorised it.
 */
export async function keepConversion({ db, actor, now: at }: DomainContext): Promise<void> {
  const accountId = actor.kind === 'person' ? actor.id : null;
  await insertVersion(db, { accountId, at });
}

/** Has the job begin at once, when the transaction has ended. */
export function wakeConversion(): void {
  jobQueue().wake(APPLY_WORDS);
}

/** Reads the desk's words into this process, which converts by them from then on. */
export async function loadWords(db: Database): Promise<ConversionWords> {
  const words = await readWords(db);
  setDeskWords(words);
  return words;
}
