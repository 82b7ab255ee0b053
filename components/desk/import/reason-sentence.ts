import { fillIn } from '@/components/layout/own/fill-in';
import { readImportReason } from '@/lib/contract/import-reasons';
import type { ImportWords } from './import-words';

/** Why, in the reader's language; undefined for a sentence that is none of the importer's. */
export function reasonSentence(reason: string, words: ImportWords): string | undefined {
  const known = readImportReason(reason);
  if (!known) return undefined;
  const { cause, ...values } = known.values;
  const said = fillIn(words.reasons[known.code], values);
  return cause === undefined
    ? said
    : fillIn(said, { cause: reasonSentence(cause, words) ?? cause });
}
