'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { CODE_DIGITS } from '@/lib/contract/constants';
import { focusFault } from '@/components/layout/own/focus-fault';
import { isEmailLike } from './email-like';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
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
}

/** Binds an address, proven by a code that goes there. */
export function BindEmail({ words, onDone }: { words: BindEmailWords; onDone: () => void }) {
  const { locale } = useOwn();
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState({ email: '', code: '' });
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  const check = (code: string | undefined) => {
    const found = {
      email: isEmailLike(email) ? '' : words.invalid,
      code: code === '' ? words.required : '',
    };
    setFaults(found);
    const isRight = found.email === '' && found.code === '';
    if (!isRight) focusFault(form.current);
    return isRight;
  };
  const send = () =>
    check(undefined) ? callApi('sendMailSms', { email, scene: 'bind' }, { locale }) : undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!check(code)) return;
    const isDone = await run(() => callApi('verifyEmailSms', { email, code }, { locale }));
    if (!isDone) return;
    showToast(words.saved, { tone: 'calm' });
    onDone();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-13 text-ink-2">{words.text}</p>
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
