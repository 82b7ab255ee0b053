import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../contract/second-step';
import { keyedDigest } from '../../platform/secret';

/** Crockford's base 32: no letter that is taken for a digit. Ten of them are 50 random bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** New recovery codes, each good once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
}

/** What of a recovery code is stored. */
export function recoveryDigest(accountId: number, code: string): string {
  return keyedDigest('recovery-code', `${accountId}:${code}`);
}

/** As it is shown: in two groups. */
export function shownCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
