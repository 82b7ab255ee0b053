import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/constants';
import { isCommonPassword } from '../../contract/common-password';
import { CodedError } from '../../contract/error-codes';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of random bytes that were thrown away: what is compared with it takes as long as any other. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$2gFKZSrFxMcZ8qeLHZRUxQ$TM5Xep9L8ZnmOM+Yf9IEK88nZOphkAWhislrGqy4U/8';

/** True for 8 to 24 characters of any script (spec section 5), counted as a person counts them. */
export function isAcceptablePassword(password: string): boolean {
  const { length } = [...new Intl.Segmenter().segment(password.normalize('NFC'))];
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
}

/** Argon2id hash in PHC format; the same password typed in another composition is the same. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), ARGON2);
}

/** Where there is no hash the work is done all the same, so that the time tells nothing. */
export async function isPassword(stored: string | null | undefined, typed: string) {
  const isRight = await verify(stored ?? NOBODYS_HASH, typed.normalize('NFC'));
  return Boolean(stored) && isRight;
}

/**
 * Refuses a new password that will not do.
 * @throws CodedError passwordsDiffer, passwordLength, passwordCommon
 */
export function checkNewPassword(first: string, second: string): void {
  if (first.normalize('NFC') !== second.normalize('NFC')) throw new CodedError('passwordsDiffer');
  if (!isAcceptablePassword(first)) throw new CodedError('passwordLength');
  if (isCommonPassword(first)) throw new CodedError('passwordCommon');
}
