'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi, type CallFailed } from '@/lib/client/call-api';
import { keepReader } from '@/lib/client/reader-session';
import { showToast } from '@/lib/client/toast';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contract/constants';
import { ERRORS } from '@/lib/contract/error-codes';
import type { UserInfo } from '@/lib/contract/own-account';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface PasswordWords {
  changeText: string;
  setText: string;
  old: string;
  new: string;
  again: string;
  hint: string;
  differ: string;
  length: string;
  required: string;
  save: string;
  saving: string;
  changed: string;
  isSet: string;
  forgot: string;
}

interface Typed {
  old: string;
  new: string;
  again: string;
}
type Faults = Partial<Typed>;

export interface PasswordFormProps {
  user: Pick<UserInfo, 'has_password' | 'email'>;
  words: PasswordWords;
  onDone: () => void;
}

/** Sets the first password, or changes it by the old one. */
export function PasswordForm({ user, words, onDone }: PasswordFormProps) {
  const { locale } = useOwn();
  const [faults, setFaults] = useState<Faults>({});
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { has_password: hasPassword, email } = user;

  const save = async (typed: Typed) => {
    const pair = { new_password1: typed.new, new_password2: typed.again };
    const isDone = await run(async () => {
      if (hasPassword) {
        await callApi('resetPassword', { password: typed.old, ...pair }, { locale });
      } else {
        const reader = await callApi('setPassword', pair, { locale });
        if (reader.token !== '') keepReader(reader);
      }
    }, refuseOld);
    if (!isDone) return;
    showToast(hasPassword ? words.changed : words.isSet, { tone: 'calm' });
    onDone();
  };
  const refuseOld = ({ code, message }: CallFailed) => {
    if (code !== ERRORS.wrongPassword.code || message === '') return false;
    setFaults({ old: message });
    focusFault(form.current);
    return true;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = {
      old: String(fields.get('old') ?? ''),
      new: String(fields.get('new')),
      again: String(fields.get('again')),
    };
    const found = faultsOf(typed, hasPassword, words);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault(form.current);
    else void save(typed);
  };
  const field = (name: keyof Typed, autoComplete: string, hint?: string) => (
    <OwnField id={`password-${name}`} label={words[name]} hint={hint} fault={faults[name]}>
      <input
        {...controlOf({ id: `password-${name}`, hint, fault: faults[name], isRequired: true })}
        name={name}
        type="password"
        autoComplete={autoComplete}
      />
    </OwnField>
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-13 text-ink-2">{hasPassword ? words.changeText : words.setText}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && field('old', 'current-password')}
      {field('new', 'new-password', words.hint)}
      {field('again', 'new-password')}
      <div>
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
      {hasPassword && <p className="text-13 text-ink-2">{words.forgot}</p>}
    </form>
  );
}

function faultsOf(typed: Typed, hasPassword: boolean, words: PasswordWords): Faults {
  const { length } = [...new Intl.Segmenter().segment(typed.new.normalize('NFC'))];
  const isLength = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
  return {
    ...(hasPassword && typed.old === '' && { old: words.required }),
    ...(!isLength && { new: words.length }),
    ...(typed.new !== typed.again && { again: words.differ }),
  };
}
