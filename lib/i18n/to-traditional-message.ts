import { applyReplacements, TextPieces } from './to-traditional-pieces';
import type { TraditionalOptions } from './to-traditional-text';

/**
 * One ICU message, simplified → traditional: argument names, types, selectors and styles, rich-text
 * tags and quoting stay as they are, the words between them are converted. A string that is no
 * well-formed message is taken for plain text as far as it can be read.
 */
export function messageToTraditional(message: string, options: TraditionalOptions = {}): string {
  if (!/\p{Script=Han}/u.test(message)) return message;
  const pieces = new TextPieces();
  readMessage(message, 0, pieces, false);
  return applyReplacements(message, pieces.replacements(options));
}

/** Stands for an argument: most are numbers, and then decide how a counter is written (3 隻). */
const ARGUMENT = '0';
const TAG = /<\/?[a-z][\w.-]*\s*\/?>/iuy;
const NESTED = new Set(['plural', 'select', 'selectordinal']);
const SELECTOR = /\s*(?:offset:\d+\s*)?([^\s{}]+)\s*\{/uy;

/** Reads up to the brace that closes a sub-message, or to the end; tells where it stopped. */
function readMessage(message: string, from: number, pieces: TextPieces, isSub: boolean): number {
  let textFrom = from;
  let at = from;
  // Sub-messages are read after the sentence around them, which goes on past the argument.
  const nested: Argument[] = [];
  const flush = (next: number) => {
    pieces.add(message.slice(textFrom, at), textFrom, at);
    at = next;
    textFrom = next;
  };
  while (at < message.length) {
    const character = message.charAt(at);
    if (character === "'") {
      at = endOfQuote(message, at);
    } else if (character === '{') {
      const argument = readArgument(message, at);
      flush(argument.end);
      pieces.addStandIn(ARGUMENT);
      nested.push(argument);
    } else if (character === '}' && isSub) {
      break;
    } else if (character === '#' && isSub) {
      flush(at + 1);
      pieces.addStandIn(ARGUMENT);
    } else {
      TAG.lastIndex = at;
      if (character === '<' && TAG.test(message)) flush(TAG.lastIndex);
      else at += 1;
    }
  }
  flush(at + 1);
  for (const argument of nested) {
    for (const start of argument.subMessages) {
      pieces.addBreak();
      readMessage(message, start, pieces, true);
    }
  }
  return at - 1;
}

interface Argument {
  /** After the closing brace. */
  end: number;
  /** Where the message of each selector begins. */
  subMessages: number[];
}

/** `{name}`, `{name, number, …}` or `{name, plural, selector {message} …}`, from its brace on. */
function readArgument(message: string, from: number): Argument {
  const subMessages: number[] = [];
  const type = /^\{[^,{}]*,\s*(\w+)\s*,/u.exec(message.slice(from, from + 200));
  if (!type || !NESTED.has(type[1] ?? '')) return { end: endOfBraces(message, from), subMessages };
  let at = from + type[0].length;
  for (;;) {
    SELECTOR.lastIndex = at;
    if (!SELECTOR.test(message)) break;
    subMessages.push(SELECTOR.lastIndex);
    at = endOfBraces(message, SELECTOR.lastIndex - 1);
  }
  const close = message.indexOf('}', at);
  return { end: close === -1 ? message.length : close + 1, subMessages };
}

/** After the brace that closes the one at `from`. */
function endOfBraces(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    const character = message.charAt(at);
    if (character === "'") at = endOfQuote(message, at) - 1;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return message.length;
}

/** ICU: '' is an apostrophe, '{…' quotes up to the next apostrophe, any other stands for itself. */
function endOfQuote(message: string, from: number): number {
  const next = message.charAt(from + 1);
  if (next === "'") return from + 2;
  if (!'{}<>#|'.includes(next) || next === '') return from + 1;
  const close = message.indexOf("'", from + 1);
  return close === -1 ? message.length : close + 1;
}
