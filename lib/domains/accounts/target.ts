import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CodedError } from '../../contract/error-codes';
import { keyedDigest } from '../../platform/secret';
import areaCodes from './area-codes.json';

/** Where a code is sent to, and what an account is found by. */
export interface Target {
  kind: 'email' | 'phone';
  /** A mail address in lower case, or a number in E.164. */
  address: string;
  /** What of it is stored beside codes and tries. */
  digest: string;
}

const AREA_CODES = new Set(areaCodes.map((entry) => entry.area_code));

export function emailTarget(email: string): Target {
  return targetOf('email', email);
}

/** @throws CodedError invalidInput for an area code of nowhere. */
export function phoneTarget(phoneCode: string, number: string): Target {
  if (!AREA_CODES.has(phoneCode)) {
    throw new CodedError('invalidInput', { field: 'phone_code' }, undefined, {
      phone_code: 'invalid',
    });
  }
  return targetOf('phone', internationalNumber(phoneCode, number));
}

/**
 * A number in E.164. Within many countries one writes a 0 before it (+44 07…) that is no part
 * of it elsewhere; in some it is (Italy). What the tables do not know stays as it was typed.
 */
function internationalNumber(phoneCode: string, number: string): string {
  const typed = `+${phoneCode}${number}`;
  const known = parsePhoneNumberFromString(number, { defaultCallingCode: phoneCode });
  return known?.countryCallingCode === phoneCode && known.isPossible() ? known.number : typed;
}

/** The addresses that an account has proven. */
export function targetsOf(account: {
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
}): Target[] {
  const { email, emailVerifiedAt, phone } = account;
  return [
    ...(email && emailVerifiedAt ? [targetOf('email', email)] : []),
    ...(phone ? [targetOf('phone', phone)] : []),
  ];
}

/** What of a code is stored: it is of no use for another address. */
export function codeDigestOf({ digest }: Pick<Target, 'digest'>, code: string): string {
  return keyedDigest('code', `${digest}:${code}`);
}

function targetOf(kind: Target['kind'], address: string): Target {
  return { kind, address, digest: keyedDigest('target', `${kind}:${address}`) };
}
