import { isCommonPassword } from '@/lib/contract/common-password';
import { CODE_DIGITS, PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contract/constants';

/** What has been typed, in all panels: it stays when the reader changes panels. */
export interface LoginDraft {
  email: string;
  password: string;
  mobile: string;
  /** Dialling code, digits alone. */
  phoneCode: string;
  phonePassword: string;
  smsCode: string;
  loginCode: string;
  registerCode: string;
  resetCode: string;
  bindCode: string;
  newPassword: string;
  newPassword2: string;
  termsAgreed: boolean;
  privacyAgreed: boolean;
}

export type DraftName = keyof LoginDraft;
/** Those that hold text. */
export type DraftText = Exclude<DraftName, 'termsAgreed' | 'privacyAgreed'>;
export type DraftFault =
  'email' | 'code' | 'mobile' | 'passwordLength' | 'passwordCommon' | 'passwordsDiffer';

/** What is wrong with some fields before they are sent; the server looks again. */
export function checkDraft(
  draft: LoginDraft,
  names: readonly DraftName[],
): Partial<Record<DraftName, DraftFault>> {
  const faults: Partial<Record<DraftName, DraftFault>> = {};
  for (const name of names) {
    const fault = RULES[name]?.(draft);
    if (fault) faults[name] = fault;
  }
  return faults;
}

/** The fields of those named that are still empty. */
export function findMissing<Name extends DraftName>(
  draft: LoginDraft,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => {
    const value = draft[name];
    return typeof value === 'string' ? value.trim() === '' : !value;
  });
}

/** True as soon as the second password can no longer become the first. */
export function passwordsDiffer({ newPassword, newPassword2 }: LoginDraft): boolean {
  return newPassword !== '' && newPassword2 !== '' && !newPassword.startsWith(newPassword2);
}

/** A code as it is sent: full-width digits are digits, blanks are of no account. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '');
}

const code = (name: DraftText) => (draft: LoginDraft) =>
  new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plainCode(draft[name])) ? undefined : 'code';

const RULES: Partial<Record<DraftName, (draft: LoginDraft) => DraftFault | undefined>> = {
  // Looser than the contract: what it lets through, the server may still refuse.
  email: ({ email }) => (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? undefined : 'email'),
  mobile: ({ mobile }) =>
    /^\d{4,15}$/.test(mobile.normalize('NFKC').replace(/[\s().-]/g, '')) ? undefined : 'mobile',
  smsCode: code('smsCode'),
  loginCode: code('loginCode'),
  registerCode: code('registerCode'),
  resetCode: code('resetCode'),
  bindCode: code('bindCode'),
  newPassword: ({ newPassword }) => {
    const length = countCharacters(newPassword);
    if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'passwordLength';
    return isCommonPassword(newPassword) ? 'passwordCommon' : undefined;
  },
  newPassword2: ({ newPassword, newPassword2 }) =>
    newPassword === newPassword2 ? undefined : 'passwordsDiffer',
};

/** Characters as people count them; code points where the browser can't tell them. */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
