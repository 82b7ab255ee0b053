import { randomInt } from 'node:crypto';

/** Digits and capitals that nobody takes for each other (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random name that people read out and type: 5 bits a sign. */
export function newReference(signs: number): string {
  return Array.from({ length: signs }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What somebody typed as such a name: signs that look alike are one, the others fall out. */
export function readReference(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '');
}
