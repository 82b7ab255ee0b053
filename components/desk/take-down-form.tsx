'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { REASON_MAX } from '@/lib/contract/review';
import type { DeskArticleWords } from './desk-article-words';

export interface TakeDownFormProps {
  /** Of the article; names the fields. */
  id: number;
  words: DeskArticleWords;
  isBusy: boolean;
  onSend: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Takes an article down, for a reason that its author and the desk read. */
export function TakeDownForm({ id, words, isBusy, onSend, onCancel }: TakeDownFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setFault(isEmpty ? words.reasonRequired : '');
    if (isEmpty) field.current?.focus();
    else void onSend(reason.trim());
  };
  const name = `take-down-${id}`;
  return (
    <form noValidate onSubmit={send} className="mt-2 grid max-w-measure gap-3">
      <OwnField id={name} label={words.reason} hint={words.reasonHint} fault={fault}>
        <textarea
          {...controlOf({ id: name, hint: words.reasonHint, fault })}
          ref={field}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {words.takeDown}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
