import { quoteLexeme } from './index-words';
import { SYNONYMS } from './synonyms';
import { bigramsOf, isEmoji, isStopWord, stemOf, tokensOf, type Token } from './tokens';

/** Longest part of a keyword that is looked for; the rest of a longer one says no more. */
export const QUERY_MAX_CHARS = 200;
const GROUPS_MAX = 12;
/** Windows of words that may be the name of one thing. */
const WINDOW_MAX = 4;

/** Words that all have to be there together: one spelling of what is looked for. */
export type Spelling = readonly string[];

/** One thing that is looked for: any of its spellings will do. */
export interface WordGroup {
  /** As typed and folded. */
  text: string;
  /** Spellings of what was typed. */
  own: readonly Spelling[];
  /** Other names of it. */
  others: readonly Spelling[];
  /** A Latin beginning of words that will do as well; '' where only the whole word is meant. */
  prefix: string;
  /** Latin words of it that may be misspelt. */
  latin: readonly string[];
}

export interface SearchQuery {
  /** The keyword as the product compares it. */
  folded: string;
  groups: readonly WordGroup[];
}

/** Reads what was typed. Stop words and emoji count only where there is nothing else. */
export function readQuery(keyword: string): SearchQuery {
  const typed = keyword.slice(0, QUERY_MAX_CHARS);
  const all = joinedSingles(tokensOf(typed).flatMap((token) => partedPair(typed, token)));
  const telling = all.filter(({ text }) => !isStopWord(text) && !isEmoji(text));
  const tokens = telling.length > 0 ? telling : all;
  const groups: WordGroup[] = [];
  for (let at = 0; at < tokens.length && groups.length < GROUPS_MAX;) {
    const size = namedWindow(tokens, at);
    const window = tokens.slice(at, at + size);
    groups.push(groupOf(window, isShouted(typed, window)));
    at += size;
  }
  return { folded: tokens.map(({ text }) => text).join(' '), groups: distinct(groups) };
}

/** All of it as a tsquery, or any part of it. */
export function tsquery(
  groups: readonly WordGroup[],
  join: '&' | '|',
  withPrefix: boolean,
): string {
  return groups.map((group) => groupQuery(group, withPrefix)).join(` ${join} `);
}

/** One thing in all its spellings. */
export function groupQuery({ own, others, prefix }: WordGroup, withPrefix: boolean): string {
  const spellings = [...own, ...others].map(spellingQuery);
  if (withPrefix && prefix) spellings.push(`${quoteLexeme(prefix)}:*`);
  return `(${[...new Set(spellings)].join(' | ')})`;
}

/** Whether a word of a text is one that is looked for. */
export function isLookedFor(token: Token, groups: readonly WordGroup[]): boolean {
  const stem = stemOf(token.text);
  return groups.some(
    ({ own, others, prefix }) =>
      [...own, ...others].some((spelling) =>
        spelling.some(
          (word) =>
            word === token.text ||
            word === stem ||
            word === `$${token.text}` ||
            token.parts.some((part) => word === part || word === stemOf(part)),
        ),
      ) ||
      (prefix !== '' && token.kind === 'latin' && token.text.startsWith(prefix)),
  );
}

function spellingQuery(spelling: Spelling): string {
  const words = spelling.map(quoteLexeme);
  return words.length === 1 ? (words[0] ?? '') : `(${words.join(' & ')})`;
}

/**
 * BTC/ETH is two names, and so is ETH-BTC; what is one name as a whole, or has parts that are none
 * (layer-2), stays one word.
 */
function partedPair(typed: string, token: Token): Token[] {
  if (token.kind !== 'latin' || token.parts.length < 2 || synonyms().has(keyOf([token]))) {
    return [token];
  }
  const raw = typed.slice(token.start, token.end);
  const isOfNames = token.parts.every((part) => synonyms().has(part));
  if (!raw.includes('/') && !isOfNames) return [token];
  const pieces = raw.matchAll(isOfNames ? /[\p{L}\p{N}]+/gu : /[^/]+/g);
  return [...pieces].flatMap(({ 0: piece, index }) =>
    tokensOf(piece).map((part) => ({
      ...part,
      start: part.start + token.start + index,
      end: part.end + token.start + index,
    })),
  );
}

/** Characters that make no word of the dictionary belong together: mostly a name. */
function joinedSingles(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isSingle = token.kind === 'chinese' && token.text.length === 1;
    const follows = last?.kind === 'chinese' && last.parts.length === 0 && last.end === token.start;
    if (isSingle && !isStopWord(token.text) && follows) {
      joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end };
    } else if (isSingle && !isStopWord(token.text)) joined.push({ ...token, parts: [] });
    else joined.push(token);
  }
  return joined;
}

function groupOf(window: readonly Token[], isExact: boolean): WordGroup {
  const [first] = window;
  const names = namesOf(window);
  const isWord = window.length === 1 && first?.kind === 'latin' && !isExact;
  return {
    text: window.map(({ text }) => text).join(' '),
    own: window.length === 1 && first ? spellingsOf(first) : [window.flatMap(wholeOf)],
    others: names,
    prefix: isWord && /^[a-z]{3,}$/.test(first.text) ? first.text : '',
    latin: window.flatMap(({ kind, parts }) =>
      kind === 'latin' ? parts.filter((part) => /^[a-z]{4,24}$/.test(part)) : [],
    ),
  };
}

/** How a text may spell one word of a query, as `lexemesOf` has it. */
function spellingsOf(token: Token): Spelling[] {
  const { kind, text, parts } = token;
  if (kind === 'exact') return text.startsWith('$') ? [[text], [text.slice(1)]] : [[text]];
  if (kind === 'chinese') return text.length > 2 ? [[text], bigramsOf(text)] : [[text]];
  const stem = stemOf(text);
  const whole = stem === text ? [[text]] : [[text], [stem]];
  return parts.length > 1 ? [...whole, parts.map(stemOf)] : whole;
}

function wholeOf({ kind, text, parts }: Token): string[] {
  if (kind === 'latin' && parts.length > 1) return parts.map(stemOf);
  return [stemOf(text)];
}

/** ETH in capitals is the ticker and no beginning of another word. */
function isShouted(typed: string, [first]: readonly Token[]): boolean {
  return first !== undefined && /^[A-Z0-9]{2,6}$/.test(typed.slice(first.start, first.end));
}

/** How many of the next words are the name of one thing; one where they are none. */
function namedWindow(tokens: readonly Token[], at: number): number {
  for (let size = Math.min(WINDOW_MAX, tokens.length - at); size > 1; size -= 1) {
    if (synonyms().has(keyOf(tokens.slice(at, at + size)))) return size;
  }
  return 1;
}

function namesOf(window: readonly Token[]): Spelling[] {
  return synonyms().get(keyOf(window)) ?? [];
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.flatMap(wholeOf).join(' ').replaceAll('$', '');
}

let known: Map<string, Spelling[]> | undefined;

/** Other names by name; made at the first search, for it needs the words of Chinese. */
function synonyms(): Map<string, Spelling[]> {
  known ??= buildSynonyms();
  return known;
}

function buildSynonyms(): Map<string, Spelling[]> {
  const built = new Map<string, Spelling[]>();
  for (const names of SYNONYMS) {
    const read = names.map((name) =>
      joinedSingles(tokensOf(name)).filter((t) => !isStopWord(t.text)),
    );
    read.forEach((tokens, at) => {
      const others = read.filter((_, other) => other !== at).map((other) => other.flatMap(wholeOf));
      const key = keyOf(tokens);
      built.set(key, [...(built.get(key) ?? []), ...others]);
    });
  }
  return built;
}

function distinct(groups: readonly WordGroup[]): WordGroup[] {
  return [...new Map(groups.map((group) => [group.text, group])).values()];
}
