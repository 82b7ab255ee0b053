import type { ImportWords } from './import-words';
import { reasonSentence } from './reason-sentence';

/** Why, in the reader's language; what another program said stays in English. */
export function ReasonText({ reason, words }: { reason: string; words: ImportWords }) {
  const said = reasonSentence(reason, words);
  return said === undefined ? <span lang="en">{reason}</span> : <>{said}</>;
}
