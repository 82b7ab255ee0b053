import { rememberLanguage } from '../behaviours/language-choice';
import { keepSurroundings } from '../behaviours/own-surroundings';
import { recordPath } from '../behaviours/path-record';

/** What a page does at once: in its first script, or, where it has none, with its behaviours. */
export function actFirst(signal?: AbortSignal): void {
  recordPath(signal);
  rememberLanguage(signal);
  keepSurroundings(signal);
}
