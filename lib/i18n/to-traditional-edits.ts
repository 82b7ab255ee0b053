import { characterByContext, phraseFits } from './to-traditional-context';
import { cornerMarks } from './to-traditional-quotes';
import type { ConversionTables, PhraseTable } from './to-traditional-tables';
import { cutText, type CutText } from './to-traditional-words';

/** UTF-16 units [start, end) of the source become `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** No character below has anything to convert to; half of most texts is below. */
const FIRST_CJK = 0x2e80;

/**
 * What has to change to make a text traditional: edits in order, never overlapping, none inside
 * `frozen` units. Runs in time linear in the text. `overrides` win over everything else and do not
 * ask where words begin.
 */
export function findEdits(
  text: string,
  tables: ConversionTables,
  frozen: Uint8Array,
  overrides?: PhraseTable,
): Edit[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  // Before sentences that stay are told: a pair may begin in one and end in another.
  const marks = cornerMarks(text, frozen);
  if (freezeTraditional(text, tables, frozen)) return [];
  const cut = cutText(text, tables.words);
  const edits: Edit[] = [];
  for (let index = 0; index < text.length;) {
    const isKept = frozen[index] || (!overrides && text.charCodeAt(index) < FIRST_CJK);
    index = isKept && !marks.has(index) ? index + 1 : convertAt(index);
  }
  return edits;

  function convertAt(index: number): number {
    const end =
      (overrides && longestMatch(overrides, cut, index, frozen, () => true)) ||
      longestMatch(tables, cut, index, frozen, phraseFits);
    if (end) {
      const source = text.slice(index, end);
      push(index, end, overrides?.phrases.get(source) ?? tables.phrases.get(source) ?? source);
      return end;
    }
    const next = index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
    const source = text.slice(index, next);
    const own = marks.get(index) ?? characterByContext(cut, index);
    push(index, next, own ?? tables.characters.get(source) ?? source);
    return next;
  }

  function push(start: number, end: number, target: string): void {
    if (text.slice(start, end) !== target) edits.push({ start, end, text: target });
  }
}

/** The text with the edits made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const edit of edits) {
    parts.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** End of the longest phrase that begins at `index` and fits there; 0 for none. */
function longestMatch(
  table: PhraseTable,
  cut: CutText,
  index: number,
  frozen: Uint8Array,
  fits: (cut: CutText, start: number, end: number) => boolean,
): number {
  const { text } = cut;
  const longest = table.longestByHead.get(text.slice(index, index + 2)) ?? 0;
  let limit = Math.min(text.length, index + longest);
  for (let i = index; i < limit; i += 1) if (frozen[i]) limit = i;
  for (let end = limit; end > index + 1; end -= 1) {
    if (table.phrases.has(text.slice(index, end)) && fits(cut, index, end)) return end;
  }
  return table.phrases.has(text.slice(index, index + 1)) && fits(cut, index, index + 1)
    ? index + 1
    : 0;
}

const SENTENCE_END = new Set('。！？!?；;\n');

/**
 * Leaves alone what is traditional already: the whole text when nothing in it is simplified only,
 * else each sentence of that kind. Converting such text again could only damage it (里長, 皇后).
 * @returns whether it is the whole text.
 */
function freezeTraditional(text: string, tables: ConversionTables, frozen: Uint8Array): boolean {
  const traditional: (readonly [number, number])[] = [];
  let start = 0;
  let isTraditional = false;
  let isSimplified = false;
  let anySimplified = false;
  for (let i = 0; i <= text.length; i += 1) {
    const character = text.charAt(i);
    if (i === text.length || SENTENCE_END.has(character)) {
      if (isTraditional && !isSimplified) traditional.push([start, i]);
      anySimplified ||= isSimplified;
      start = i + 1;
      isTraditional = false;
      isSimplified = false;
    } else if (!frozen[i] && text.charCodeAt(i) >= FIRST_CJK) {
      isSimplified ||= tables.simplifiedOnly.has(character);
      isTraditional ||= tables.traditionalOnly.has(character);
    }
  }
  if (!anySimplified && traditional.length > 0) return true;
  for (const [from, to] of traditional) frozen.fill(1, from, to);
  return false;
}
