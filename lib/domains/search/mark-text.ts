import type { TextPart } from '../../contract/search';
import { foldScript } from '../../i18n/fold-script';
import { isLookedFor, type WordGroup } from './read-query';
import { tokensOf } from './tokens';

/** Characters of an excerpt, and how many of them stand before what was looked for. */
const EXCERPT_CHARS = 150;
const LEAD_CHARS = 36;

type Range = readonly [start: number, end: number];

/** A text in pieces, what was looked for apart. */
export function markText(text: string, groups: readonly WordGroup[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(text, groups)) {
    if (start > at) parts.push({ text: text.slice(at, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
}

export function hasMark(parts: readonly TextPart[]): boolean {
  return parts.some(({ hit }) => hit);
}

/** The piece of a long text around the first word that was looked for; '' where there is none. */
export function excerptAround(text: string, groups: readonly WordGroup[]): string {
  const folded = foldScript(text);
  const places = groups
    .flatMap(({ own, others }) => [...own, ...others])
    .flatMap((spelling) => spelling.slice(0, 1))
    .map((word) => placeOf(folded, word))
    .filter((place) => place >= 0);
  if (places.length === 0) return '';
  const from = beginning(text, Math.min(...places));
  const to = Math.min(text.length, from + EXCERPT_CHARS);
  const piece = text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}`;
}

/** A Latin word stands at the beginning of a word; a Chinese one anywhere. */
function placeOf(folded: string, word: string): number {
  if (!/^[a-z0-9$]/.test(word)) return folded.indexOf(word);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (
      at === 0 ||
      !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) ||
      /\p{Script=Han}/u.test(folded.charAt(at - 1))
    ) {
      return at;
    }
  }
  return -1;
}

/** A little before the place, at the begin of a sentence or word where one is near. */
function beginning(text: string, place: number): number {
  const earliest = Math.max(0, place - LEAD_CHARS);
  if (earliest === 0) return 0;
  const lead = text.slice(earliest, place);
  const sentence = /.*[。！？!?\n；;]\s*/su.exec(lead)?.[0].length;
  if (sentence !== undefined) return earliest + sentence;
  const word = /^\S*\s+/u.exec(lead)?.[0].length ?? 0;
  const isLatin = /[a-z]/i.test(lead.charAt(0));
  return isLatin ? earliest + word : earliest;
}

function rangesOf(text: string, groups: readonly WordGroup[]): Range[] {
  const folded = foldScript(text);
  const ranges: Range[] = tokensOf(text)
    .filter((token) => isLookedFor(token, groups))
    .map(({ start, end }) => [start, end]);
  // What the dictionary cuts otherwise in this sentence.
  for (const group of groups) {
    if (!/\p{Script=Han}/u.test(group.text)) continue;
    for (let at = folded.indexOf(group.text); at >= 0; at = folded.indexOf(group.text, at + 1)) {
      ranges.push([at, at + group.text.length]);
    }
  }
  return merged(ranges);
}

function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((left, right) => left[0] - right[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
