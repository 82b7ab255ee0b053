'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { forgetReader } from '@/lib/client/reader-session';
import { keepMessage } from '@/lib/client/kept-message';
import type { UserInfo } from '@/lib/contract/own-account';
import { href } from '@/lib/routes/href';
import { fillIn } from '@/components/layout/own/fill-in';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { SendCodeButton, type SendCodeWords } from './send-code-button';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface DeleteWords extends SendCodeWords {
  text: string;
  byPassword: string;
  byCode: string;
  codeText: string;
  confirm: string;
  act: string;
  acting: string;
  done: string;
  required: string;
  noProof: string;
}

export interface DeleteAccountProps {
  user: Pick<UserInfo, 'has_password' | 'email'>;
  words: DeleteWords;
}

/** Says what the end of an account means, asks for a proof, and ends it. */
export function DeleteAccount({ user, words }: DeleteAccountProps) {
  const { locale } = useOwn();
  const [isSure, setIsSure] = useState(false);
  const [fault, setFault] = useState('');
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { has_password: byPassword, email } = user;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSure) return;
    const proof = String(new FormData(event.currentTarget).get('proof'));
    setFault(proof === '' ? words.required : '');
    if (proof === '') return focusFault(form.current);
    const input = byPassword ? { password: proof } : { code: proof };
    if (!(await run(() => callApi('deleteAccount', input, { locale })))) return;
    forgetReader();
    keepMessage(words.done);
    location.assign(href('home', { locale }));
  };
  const text = <p className="text-13 text-ink-2">{words.text}</p>;
  if (!byPassword && email === '') {
    return (
      <>
        {text}
        <p className="mt-3 text-15">{words.noProof}</p>
      </>
    );
  }
  const label = byPassword ? words.byPassword : words.byCode;
  const hint = byPassword ? undefined : fillIn(words.codeText, { target: email });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {text}
      <OwnField id="delete-proof" label={label} hint={hint} fault={fault}>
        <div className="flex gap-3">
          <input
            {...controlOf({ id: 'delete-proof', hint, fault, isRequired: true })}
            name="proof"
            type={byPassword ? 'password' : 'text'}
            inputMode={byPassword ? undefined : 'numeric'}
            autoComplete={byPassword ? 'current-password' : 'one-time-code'}
          />
          {!byPassword && (
            <SendCodeButton
              words={words}
              send={() => callApi('sendMailSms', { email, scene: 'delete' }, { locale })}
            />
          )}
        </div>
      </OwnField>
      <label className="form-check text-15">
        <input
          type="checkbox"
          required
          checked={isSure}
          onChange={(event) => setIsSure(event.target.checked)}
        />
        {words.confirm}
      </label>
      <div>
        <Button
          type="submit"
          disabled={!isSure}
          aria-disabled={isBusy}
          className="border-signal text-signal disabled:border-rule disabled:text-ink-2"
        >
          {isBusy ? words.acting : words.act}
        </Button>
      </div>
    </form>
  );
}
