import { Parser } from 'htmlparser2';
import { applyReplacements, TextPieces, type Replacement } from './to-traditional-pieces';
import type { TraditionalOptions } from './to-traditional-text';

/**
 * HTML fragment, simplified → traditional. Only characters of text nodes, of attributes that people
 * read (alt, title, aria-label …) and of `lang="zh-Hans"` change; every other byte of the markup is
 * kept, well-formed or not. Left alone: code, pre, kbd, samp, var, script, style, textarea,
 * `translate="no"`, `class="notranslate"`, `data-protected`, a `lang` that is not simplified Chinese,
 * and within text what `toTraditional` leaves alone.
 *
 * Text is read across inline tags, so 头<b>发</b> is the word 头发; a block tag, a line break or a
 * protected element ends the reading. Linear in the length, whatever the nesting.
 */
export function htmlToTraditional(html: string, options: TraditionalOptions = {}): string {
  if (!/\p{Script=Han}|&#/u.test(html)) return html;
  const reading = readFragment(html);
  return applyReplacements(html, reading.replacements({ ...options, ...escapedPhrases(options) }));
}

const PROTECTED = new Set('code pre kbd samp var script style textarea'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo big cite del dfn em font i ins label mark q ruby s small span strike strong sub sup time tt u wbr'.split(
    ' ',
  ),
);
/** Stand within a line like letters, and hold nothing that is converted. */
const IN_LINE = new Set('code kbd samp var img'.split(' '));
const READABLE_ATTRIBUTES = new Set(
  'alt title aria-label aria-description aria-placeholder aria-roledescription aria-valuetext placeholder label summary'.split(
    ' ',
  ),
);
const BUTTONS = new Set(['button', 'submit', 'reset']);
const SIMPLIFIED = new Set(['zh-hans', 'zh-cn', 'zh-sg', 'zh-hans-cn', 'zh-hans-sg']);
/** Chinese characters are also people's text when they are written as numeric references. */
const NUMERIC_REFERENCE = /&#(?:x([0-9a-f]{4,6})|([0-9]{5,7}));?/giu;

interface Attribute {
  name: string;
  from: number;
  to: number;
}

/** What an element's ancestors decided about its text. */
interface State {
  /** Code and the author's marks: nothing inside is converted, whatever it says. */
  isSealed: boolean;
  isOtherLanguage: boolean;
  isUntranslated: boolean;
}

/** Walks the fragment once and notes what is to be converted. */
function readFragment(html: string): FragmentReading {
  const reading = new FragmentReading(html);
  const states: State[] = [{ isSealed: false, isOtherLanguage: false, isUntranslated: false }];
  let attributes: Attribute[] = [];
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = [];
      },
      onattribute: (name, value, quote) => {
        if (quote !== undefined) attributes.push(locate(html, parser.startIndex, name, value));
      },
      onopentag: (name, values) => {
        const state = stateInside(states.at(-1) ?? SEALED, name, values);
        states.push(state);
        if (isOpen(state)) reading.addAttributes(name, attributes, values);
        reading.addTag(name, isOpen(state));
      },
      onclosetag: (name) => {
        reading.addTag(name, isOpen(states.pop() ?? SEALED));
      },
      ontext: () => {
        if (isOpen(states.at(-1) ?? SEALED)) {
          reading.addText(parser.startIndex, parser.endIndex + 1);
        }
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return reading;
}

const SEALED: State = { isSealed: true, isOtherLanguage: false, isUntranslated: false };

function isOpen(state: State): boolean {
  return !state.isSealed && !state.isOtherLanguage && !state.isUntranslated;
}

function stateInside(outer: State, name: string, values: Record<string, string>): State {
  const { lang, translate, class: classes = '' } = values;
  return {
    isSealed:
      outer.isSealed ||
      PROTECTED.has(name) ||
      'data-protected' in values ||
      /(?:^|\s)notranslate(?:\s|$)/u.test(classes),
    isOtherLanguage: lang ? !isSimplifiedChinese(lang) : outer.isOtherLanguage,
    isUntranslated:
      translate === undefined ? outer.isUntranslated : translate.toLowerCase() === 'no',
  };
}

function isSimplifiedChinese(lang: string): boolean {
  return lang.toLowerCase() === 'zh' || SIMPLIFIED.has(lang.toLowerCase());
}

/** Where an attribute's raw value stands; htmlparser2 tells where its name begins. */
function locate(html: string, nameFrom: number, name: string, value: string): Attribute {
  let from = html.indexOf('=', nameFrom + name.length) + 1;
  while (/[\s]/u.test(html.charAt(from))) from += 1;
  if (/["']/u.test(html.charAt(from))) from += 1;
  return { name, from, to: from + value.length };
}

class FragmentReading {
  private readonly pieces = new TextPieces();
  private readonly langValues: Replacement[] = [];
  private readonly readableValues: (readonly [from: number, to: number])[] = [];

  constructor(private readonly html: string) {}

  /** What stands within a line and is not converted (code, a picture) keeps the line together. */
  addTag(name: string, isOpen: boolean): void {
    if (IN_LINE.has(name)) this.pieces.addObject();
    else if (!INLINE.has(name)) this.pieces.addBreak();
    else if (!isOpen) this.pieces.addObject();
  }

  addText(from: number, to: number): void {
    const raw = this.html.slice(from, to);
    let done = 0;
    if (raw.includes('&#')) {
      for (const match of raw.matchAll(NUMERIC_REFERENCE)) {
        const character = hanCharacter(match[1], match[2]);
        if (!character) continue;
        this.pieces.add(raw.slice(done, match.index), from + done, from + match.index);
        done = match.index + match[0].length;
        this.pieces.add(character, from + match.index, from + done);
      }
    }
    this.pieces.add(raw.slice(done), from + done, to);
  }

  addAttributes(element: string, attributes: Attribute[], values: Record<string, string>): void {
    for (const { name, from, to } of attributes) {
      if (name === 'lang' && SIMPLIFIED.has((values.lang ?? '').toLowerCase())) {
        this.langValues.push({ from, to, text: 'zh-Hant' });
      }
      const isButtonText =
        name === 'value' && element === 'input' && BUTTONS.has((values.type ?? '').toLowerCase());
      if (READABLE_ATTRIBUTES.has(name) || isButtonText) this.readableValues.push([from, to]);
    }
  }

  /** Attributes are read after the text, one by one: they stand beside it, not within. */
  replacements(options: TraditionalOptions): Replacement[] {
    for (const [from, to] of this.readableValues) {
      this.pieces.addBreak();
      this.addText(from, to);
    }
    return [...this.pieces.replacements(options), ...this.langValues];
  }
}

function hanCharacter(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (!(code <= 0x10ffff)) return undefined;
  const character = String.fromCodePoint(code);
  return /\p{Script=Han}/u.test(character) ? character : undefined;
}

const escaped = new WeakMap<object, TraditionalOptions>();

/** An editor's phrase is text: in HTML its `<`, `&` and quotes are written as references. */
function escapedPhrases(options: TraditionalOptions): TraditionalOptions {
  if (!options.phrases) return options;
  let result = escaped.get(options.phrases);
  if (!result) {
    const pairs = Object.entries(options.phrases).map(([source, target]) => [
      escapeHtml(source),
      escapeHtml(target),
    ]);
    result = { phrases: Object.fromEntries(pairs) as Record<string, string> };
    escaped.set(options.phrases, result);
  }
  return result;
}

function escapeHtml(text: string): string {
  const references: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/gu, (character) => references[character] ?? character);
}
