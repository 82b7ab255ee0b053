'use client';

import { useId, useState } from 'react';
import type { LoginPanel } from '@/lib/client/login-event';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { clientUuid } from '@/lib/client/client-uuid';
import { finishSignIn } from '@/lib/client/finish-sign-in';
import { hushToasts } from '@/lib/client/toast';
import { PHONE_CODE_DEFAULT, TOAST_ACCOUNT_MS, TOAST_MS } from '@/lib/contract/constants';
import { ERRORS } from '@/lib/contract/error-codes';
import type { CallInput, CallOutput, EndpointName } from '@/lib/contract/endpoints';
import type { SignedIn } from '@/lib/contract/sign-in';
import type { Locale } from '@/lib/i18n/locales';
import { checkDraft, type DraftName, type LoginDraft } from './check-draft';
import type { LoginWords } from './login-words';
import { useCodeSending } from './use-code-sending';
import { useUpgrade, type UpgradeStep } from './use-upgrade';

export interface LoginOptions {
  locale: Locale;
  words: LoginWords;
  initialPanel?: LoginPanel | undefined;
  /** What is agreed to on registering: `term_of_service.value` and `privacy_policy.value`. */
  documents: { terms: string; privacy: string };
  /** '' where signing in by Google is not set up. */
  googleClientId: string;
  /** False where the reader was about to do something on this very page. */
  mayReturn?: boolean;
  /** Where signing in leads instead of loading this page anew. */
  nextHref?: string | undefined;
  /** Called when an account was made, before the login panel greets it. */
  onRegistered?: () => void;
}

/** What a failed call marks: fields by the names of its input, and a field by the code. */
export interface FailureMarks {
  inputs?: Readonly<Record<string, DraftName>>;
  codes?: Readonly<Record<number, DraftName>>;
}

const EMPTY: LoginDraft = {
  email: '',
  password: '',
  mobile: '',
  phoneCode: PHONE_CODE_DEFAULT,
  phonePassword: '',
  smsCode: '',
  loginCode: '',
  registerCode: '',
  resetCode: '',
  bindCode: '',
  newPassword: '',
  newPassword2: '',
  termsAgreed: false,
  privacyAgreed: false,
};
/** What is not kept once it has served. */
const SPENT = { password: '', newPassword: '', newPassword2: '', registerCode: '', resetCode: '' };

export type Faults = Partial<Record<DraftName, string>>;
export type Login = ReturnType<typeof useLogin>;

/** Everything that the five panels share: what is typed, what is wrong with it, what is said. */
export function useLogin(options: LoginOptions) {
  const { locale, words, mayReturn = true, nextHref } = options;
  const id = useId();
  const [panel, setPanel] = useState<LoginPanel>(options.initialPanel ?? 'login');
  const [draft, setDraft] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [notice, setNotice] = useState('');
  const [toast, setToast] = useState({ text: '', ms: TOAST_MS, at: 0 });
  const codes = useCodeSending();
  const upgrade = useUpgrade();

  const set = <Name extends DraftName>(name: Name, value: LoginDraft[Name]) => {
    setDraft((typed) => ({ ...typed, [name]: value }));
    setFaults((known) => ({ ...known, [name]: undefined }));
  };
  const hushToast = () => setToast((shown) => ({ ...shown, text: '' }));
  /** What was said of the place that is left goes with it; the page's own words, too. */
  const leave = () => {
    setFaults({});
    hushToast();
    hushToasts();
  };
  const open = (next: LoginPanel, said = '') => {
    setPanel(next);
    setNotice(said);
    leave();
  };
  const goToStep = (step: UpgradeStep) => {
    upgrade.setStep(step);
    leave();
  };
  /** Marks what is wrong with the fields named. Out: whether nothing is. */
  const check = (names: readonly DraftName[]) => {
    const found = Object.entries(checkDraft(draft, names));
    setFaults(Object.fromEntries(found.map(([name, fault]) => [name, words.faults[fault]])));
    return found.length === 0;
  };
  const say = (text: string, ms = TOAST_MS) => setToast({ text, ms, at: Date.now() });
  const fail = (error: unknown, marks: FailureMarks = {}) => {
    const failure = error instanceof CallFailed ? error : new CallFailed(0, '');
    const message = failure.message || words.failed;
    const marked = marks.codes?.[failure.code];
    const names = Object.keys(failure.fields).flatMap((path) => marks.inputs?.[path] ?? []);
    setFaults({
      ...Object.fromEntries(names.map((name) => [name, faultSentence(name, words)])),
      ...(marked ? { [marked]: message } : {}),
    });
    say(message, failure.code === ERRORS.accountUnavailable.code ? TOAST_ACCOUNT_MS : TOAST_MS);
  };
  const call = <Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<CallOutput<Name>> => callApi(name, input, { locale });

  return {
    ...options,
    id,
    panel,
    draft,
    faults,
    notice,
    toast,
    codes,
    upgrade: { ...upgrade, setStep: goToStep },
    uuid: clientUuid,
    set,
    open,
    check,
    fail,
    call,
    signIn: (session: SignedIn) => finishSignIn(session, { mayReturn, nextHref }),
    /** The account is there: its owner logs in with it. */
    greet: (said: string) => {
      setDraft((typed) => ({ ...typed, ...SPENT }));
      open('login', said);
    },
    hushToast,
  };
}

function faultSentence(name: DraftName, { faults }: LoginWords): string {
  if (name === 'email' || name === 'mobile') return faults[name];
  if (name.endsWith('Code') && name !== 'phoneCode') return faults.code;
  return name.startsWith('newPassword') ? faults.passwordLength : faults.invalid;
}
