import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locale as OpenCcLocale } from 'opencc-js/cn2t';
import { CHARACTER_DEFAULTS, DROPPED_PHRASES, PHRASES, SHARED_FORMS, WEB3_WORDS } from './glossary';
import { createWordCutter, type WordCutter } from './word-boundaries';

/** Phrases to look up by longest match. */
export interface PhraseTable {
  phrases: ReadonlyMap<string, string>;
  /** Longest phrase (UTF-16 units) by its first two units: most places stop at this look-up. */
  longestByHead: ReadonlyMap<string, number>;
}

export interface ConversionTables extends PhraseTable {
  /** What a character becomes when no phrase decides. */
  characters: ReadonlyMap<string, string>;
  /** Characters found in simplified text only, and in traditional text only. */
  simplifiedOnly: ReadonlySet<string>;
  traditionalOnly: ReadonlySet<string>;
  words: WordCutter;
}

const HOLDER = Symbol.for('chaintide.i18n.traditional-tables');
type Holder = typeof globalThis & { [HOLDER]?: ConversionTables };

/**
 * The conversion tables, built at the first call (about 0.2 s) and kept on `globalThis`: a bundler
 * may put several copies of this module into one process, and one set of tables is enough.
 */
export function conversionTables(): ConversionTables {
  const holder = globalThis as Holder;
  holder[HOLDER] ??= buildTables();
  return holder[HOLDER];
}

/** Makes a phrase table; one-character phrases are allowed. */
export function phraseTable(phrases: ReadonlyMap<string, string>): PhraseTable {
  const longestByHead = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const head = phrase.slice(0, 2);
    if (phrase.length > (longestByHead.get(head) ?? 0)) longestByHead.set(head, phrase.length);
  }
  return { phrases, longestByHead };
}

/** OpenCC's `s2tw` (Taiwan's characters, no change of vocabulary), corrected by the glossary. */
function buildTables(): ConversionTables {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { Locale } = load('opencc-js/cn2t') as { Locale: typeof OpenCcLocale };
  const [toStandard = [], toTaiwan = []] = Locale.configs?.s2tw?.conversionChain ?? [];
  const taiwan = new Map(toTaiwan.flatMap((dictionary) => [...entries(dictionary)]));
  const variants = new Map([...taiwan].filter(([source]) => isOneCharacter(source)));
  const phrases = new Map<string, string>();
  const characters = new Map(variants);
  const evidence = new ScriptEvidence();
  // The first dictionary has the last word, as in OpenCC.
  for (const dictionary of [...toStandard].reverse()) {
    for (const [source, standard] of entries(dictionary)) {
      const target = sharedForms(taiwan.get(standard) ?? eachCharacter(standard, variants));
      if (isOneCharacter(source)) characters.set(source, target);
      else phrases.set(source, target);
      evidence.add(source, standard, target);
    }
  }
  for (const phrase of DROPPED_PHRASES) phrases.delete(phrase);
  for (const [source, target] of Object.entries(PHRASES)) phrases.set(source, target);
  for (const [source, target] of Object.entries(CHARACTER_DEFAULTS)) characters.set(source, target);
  const words = createWordCutter({
    words: [
      ...Object.keys(PHRASES)
        .filter((phrase) => phrase.length > 2)
        .map((phrase) => [phrase, 100] as const),
      ...WEB3_WORDS,
    ],
    keepRare: (word) => phrases.has(word),
  });
  return { ...phraseTable(phrases), characters, ...evidence.sets(characters), words };
}

/** Counts in which script's text a character (of the basic plane) stands, over all phrases. */
class ScriptEvidence {
  private readonly inSource = new Uint32Array(0x10000);
  private readonly inTarget = new Uint32Array(0x10000);

  add(source: string, ...targets: string[]): void {
    if (isOneCharacter(source)) return;
    count(this.inSource, source);
    for (const target of new Set(targets)) count(this.inTarget, target);
  }

  sets(characters: ReadonlyMap<string, string>) {
    const simplifiedOnly = new Set<string>();
    const traditionalOnly = new Set<string>();
    for (const [source, target] of characters) {
      if (source === target) continue;
      if (isRare(this.inTarget, this.inSource, source)) simplifiedOnly.add(source);
      if (isRare(this.inSource, this.inTarget, target)) traditionalOnly.add(target);
    }
    this.inTarget.forEach((times, code) => {
      const character = String.fromCharCode(code);
      if (times && isRare(this.inSource, this.inTarget, character)) traditionalOnly.add(character);
    });
    return { simplifiedOnly, traditionalOnly };
  }
}

function count(counts: Uint32Array, text: string): void {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** 几 and 于 do stand in both scripts (茶几, 于右任), but say much about a text all the same. */
function isRare(side: Uint32Array, otherSide: Uint32Array, character: string): boolean {
  const code = character.charCodeAt(0);
  const here = side[code] ?? 0;
  return here === 0 || here * 12 < (otherSide[code] ?? 0);
}

type Dictionary = string | readonly (readonly [string, string])[];

/** OpenCC's dictionaries are `source target|source target|…` or lists of pairs. */
function* entries(dictionary: Dictionary): Generator<readonly [string, string]> {
  if (typeof dictionary !== 'string') {
    yield* dictionary;
    return;
  }
  for (const entry of dictionary.split('|')) {
    const space = entry.indexOf(' ');
    if (space > 0) yield [entry.slice(0, space), entry.slice(space + 1)];
  }
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}

function eachCharacter(text: string, characters: ReadonlyMap<string, string>): string {
  let result = '';
  for (const character of text) result += characters.get(character) ?? character;
  return result;
}

function sharedForms(text: string): string {
  let result = text;
  for (const [from, to] of SHARED_FORMS) {
    if (result.includes(from)) result = result.replaceAll(from, to);
  }
  return result;
}
