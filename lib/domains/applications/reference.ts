import { randomInt } from 'node:crypto';
import type { ApplicationKind } from './rules';

/** Crockford's base 32: no letter that is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTER_OF_KIND: Record<ApplicationKind, string> = { column: 'C', cooperation: 'H' };

export function newReference(kind: ApplicationKind): string {
  return referenceOf(LETTER_OF_KIND[kind]);
}

/** A new reference such as `C-7F3K-9Q2M`: 40 random bits, so that nobody meets another's. */
export function referenceOf(letter: string): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(32)]).join('');
  return `${letter}-${group()}-${group()}`;
}
