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
}

/**
 * What has to change in a text, as edits in order. `frozen`: one byte a UTF-16 unit, 1 = not to be
 * changed; when it is not given, what `markProtected` finds in the text is protected.
 */
export function traditionalEdits(
  text: string,
  { phrases }: TraditionalOptions = {},
  frozen?: Uint8Array,
): Edit[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const marks = frozen ?? new Uint8Array(text.length);
  if (!frozen) markProtected(text, marks);
  return findEdits(text, conversionTables(), marks, phrases && overrideTable(phrases));
}

const overrideTables = new WeakMap<object, PhraseTable>();

function overrideTable(phrases: Readonly<Record<string, string>>): PhraseTable {
  let table = overrideTables.get(phrases);
  if (!table) {
    table = phraseTable(new Map(Object.entries(phrases).filter(([source]) => source !== '')));
    overrideTables.set(phrases, table);
  }
  return table;
}
