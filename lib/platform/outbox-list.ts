import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A letter that is kept, for a line on a screen. */
export interface KeptLetter {
  file: string;
  to: string;
  /** Subject of a mail; the words of a text message. */
  words: string;
}

/** The letters of an outbox, oldest first: their names begin with their time. */
export function listOutbox(folder: string): KeptLetter[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:eml|sms\.txt)$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const source = readFileSync(file, 'utf8');
      return { file, ...(name.endsWith('.eml') ? mailOf(source) : textMessageOf(source)) };
    });
}

function mailOf(source: string): Omit<KeptLetter, 'file'> {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const field = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  return { to: field('to'), words: decodeWords(field('subject')) };
}

function textMessageOf(source: string): Omit<KeptLetter, 'file'> {
  const [to = '', ...words] = source.split('\n').filter(Boolean);
  return { to, words: words.join(' ') };
}

/** Encoded words of a header (RFC 2047), which our own mails write in UTF-8. */
function decodeWords(text: string): string {
  const bytes = text
    .replace(/\?=\s+=\?/g, '?==?')
    .split(/(=\?[\w-]+\?[BbQq]\?[^?]*\?=)/)
    .map((part) => {
      const [, coding, word] = /^=\?[\w-]+\?([BbQq])\?([^?]*)\?=$/.exec(part) ?? [];
      if (coding === undefined || word === undefined) return Buffer.from(part, 'utf8');
      return coding.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quoted(word);
    });
  // Put together first: a character may be cut between two words.
  return Buffer.concat(bytes).toString('utf8');
}

function quoted(word: string): Buffer {
  const escaped = word
    .replace(/_/g, ' ')
    .replace(/=([\dA-F]{2})/gi, (_sign, digits: string) =>
      String.fromCharCode(parseInt(digits, 16)),
    );
  return Buffer.from(escaped, 'latin1');
}
