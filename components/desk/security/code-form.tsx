'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';

export interface CodeFormProps {
  id: string;
  words: { label: string; hint?: string; fault: string; send: string };
  /** What a code may look like, without blanks and dashes, in capitals. */
  pattern: RegExp;
  hasFocus?: boolean;
  onSend: (code: string) => Promise<void>;
}

/** Asks for a code of an authenticator app, or a recovery code. */
export function CodeForm({ id, words, pattern, hasFocus = true, onSend }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const { isBusy, run } = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.replace(/[\s-]/g, '').toUpperCase();
    const isCode = pattern.test(code);
    setFault(isCode ? '' : words.fault);
    if (!isCode) {
      field.current?.focus();
      return;
    }
    void run(() => onSend(code)).then((isDone) => {
      if (isDone) return;
      setTyped('');
      field.current?.focus();
    });
  };
  return (
    <form noValidate className="mt-4 grid max-w-80 gap-4" onSubmit={submit}>
      <OwnField id={id} label={words.label} hint={words.hint} fault={fault}>
        <input
          ref={field}
          {...controlOf({ id, hint: words.hint, fault })}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </OwnField>
      <div>
        <Button look="primary" type="submit" className="min-w-32" aria-disabled={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
