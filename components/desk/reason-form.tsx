'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';

export interface ReasonFormProps {
  /** Id of the field, unique on the page. */
  id: string;
  words: { label: string; hint: string; needs: string; send: string };
  max: number;
  onSend: (reason: string) => Promise<void>;
}

/** Does something that needs a reason. */
export function ReasonForm({ id, words, max, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const { isBusy, run } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = reason.trim();
    setFault(said === '' ? words.needs : '');
    if (said === '') field.current?.focus();
    else void run(() => onSend(said));
  };
  return (
    <form noValidate className="mt-3 grid max-w-measure gap-3" onSubmit={submit}>
      <OwnField id={id} label={words.label} hint={words.hint} fault={fault}>
        <textarea
          ref={field}
          rows={2}
          maxLength={max}
          {...controlOf({ id, hint: words.hint, fault })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </OwnField>
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
