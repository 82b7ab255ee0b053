import { deskWords, type ConversionWords } from './desk-words';
import { findEdits, type Edit } from './to-traditional-edits';
import { markProtected } from './to-traditional-protect';
import { conversionTables, phraseTable, type PhraseTable } from './to-traditional-tables';

export interface TraditionalOptions {
  /**
   * Phrases that an editor decided: simplified source → exactly what is to stand there. They win
   * over every table, wherever words begin. Pass the same object again and again: its table is
   * built once.
   */
  phrases?: Readonly<Record<string, string>> | undefined;
  /** In place of the desk's own words, which go for every text; `phrases` win over them. */
  words?: ConversionWords | undefined;
}

/**
 * What has to change in a text, as edits in order. `frozen`: one byte a UTF-16 unit, 1 = not to be
 * changed; when it is not given, what `markProtected` finds in the text is protected.
 */
export function traditionalEdits(
  text: string,
  { phrases, words = deskWords() }: TraditionalOptions = {},
  frozen?: Uint8Array,
): Edit[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const marks = frozen ?? new Uint8Array(text.length);
  if (!frozen) markProtected(text, marks);
  return findEdits(text, conversionTables(), marks, overridesOf(words, phrases));
}

/** Undefined where nothing is decided otherwise: then whole stretches are passed over. */
function overridesOf(
  words: ConversionWords,
  phrases: Readonly<Record<string, string>> | undefined,
): PhraseTable | undefined {
  if (!phrases) return Object.keys(words).length > 0 ? overrideTable(words) : undefined;
  if (Object.keys(words).length === 0) return overrideTable(phrases);
  let joined = joinedWords.get(words)?.get(phrases);
  if (!joined) {
    joined = { ...words, ...phrases };
    const ofWords = joinedWords.get(words) ?? new WeakMap<object, ConversionWords>();
    joinedWords.set(words, ofWords.set(phrases, joined));
  }
  return overrideTable(joined);
}

const joinedWords = new WeakMap<object, WeakMap<object, ConversionWords>>();
const overrideTables = new WeakMap<object, PhraseTable>();

function overrideTable(phrases: Readonly<Record<string, string>>): PhraseTable {
  let table = overrideTables.get(phrases);
  if (!table) {
    table = phraseTable(new Map(Object.entries(phrases).filter(([source]) => source !== '')));
    overrideTables.set(phrases, table);
  }
  return table;
}
