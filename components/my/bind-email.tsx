'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi, type CallFailed } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { CODE_DIGITS } from '@/lib/contract/constants';
import { ERRORS } from '@/lib/contract/error-codes';
import type { UserInfo } from '@/lib/contract/own-account';
import { focusFault } from '@/components/layout/own/focus-fault';
import { isEmailLike } from './email-like';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { OwnerProof } from './owner-proof';
import { SendCodeButton, type SendCodeWords } from './send-code-button';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface BindEmailWords extends SendCodeWords {
  text: string;
  address: string;
  code: string;
  save: string;
  saving: string;
  saved: string;
  invalid: string;
  required: string;
  /** Of the proof that it is the owner who changes a proven address. */
  password: string;
  passwordRequired: string;
  oldCode: string;
  oldCodeText: string;
}

export interface BindEmailProps {
  user: Pick<UserInfo, 'has_password' | 'email'>;
  words: BindEmailWords;
  onDone: () => void;
}

/**
 * Binds an address, proven by a code that goes there. To change one takes the password too, or
 * a code that goes to the old address.
 */
export function BindEmail({ user, words, onDone }: BindEmailProps) {
  const { locale } = useOwn();
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState({ email: '', code: '', proof: '' });
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  const isChange = user.email !== '';
  const missingProof = user.has_password ? words.passwordRequired : words.required;

  const check = ({ code, proof }: { code?: string; proof?: string }) => {
    const found = {
      email: isEmailLike(email) ? '' : words.invalid,
      code: code === '' ? words.required : '',
      proof: isChange && proof === '' ? missingProof : '',
    };
    setFaults(found);
    const isRight = Object.values(found).every((fault) => fault === '');
    if (!isRight) focusFault(form.current);
    return isRight;
  };
  const send = () =>
    check({}) ? callApi('sendMailSms', { email, scene: 'bind' }, { locale }) : undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = String(typed.get('code')).trim();
    const proof = String(typed.get('proof') ?? '');
    if (!check({ code, proof })) return;
    const owner = !isChange ? {} : user.has_password ? { password: proof } : { old_code: proof };
    const input = { email, code, ...owner };
    const isDone = await run(() => callApi('verifyEmailSms', input, { locale }), refuseProof);
    if (!isDone) return;
    showToast(words.saved, { tone: 'calm' });
    onDone();
  };
  const refuseProof = ({ code, message }: CallFailed) => {
    if (code !== ERRORS.wrongPassword.code || message === '') return false;
    setFaults({ email: '', code: '', proof: message });
    focusFault(form.current);
    return true;
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-13 text-ink-2">{words.text}</p>
      {isChange && <OwnerProof user={user} words={words} fault={faults.proof} />}
      <OwnField id="bind-email" label={words.address} fault={faults.email}>
        <input
          {...controlOf({ id: 'bind-email', fault: faults.email, isRequired: true })}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value.trim())}
        />
      </OwnField>
      <OwnField id="bind-code" label={words.code} fault={faults.code}>
        <div className="flex gap-3">
          <input
            {...controlOf({ id: 'bind-code', fault: faults.code, isRequired: true })}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS * 2}
          />
          <SendCodeButton words={words} send={send} />
        </div>
      </OwnField>
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
