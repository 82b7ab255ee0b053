'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { REASON_MAX } from '@/lib/contract/review';
import type { DeskArticleWords } from './desk-article-words';

export interface CorrectionFormProps {
  /** Of the article; names the fields. */
  id: number;
  words: DeskArticleWords;
  isBusy: boolean;
  onSend: (text: { text: string; text_en: string }) => Promise<void>;
  onCancel: () => void;
}

/** Adds what readers see as a correction under an article, in Chinese and, if need be, in English. */
export function CorrectionForm({ id, words, isBusy, onSend, onCancel }: CorrectionFormProps) {
  const [text, setText] = useState('');
  const [english, setEnglish] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setFault(isEmpty ? words.correctionRequired : '');
    if (isEmpty) field.current?.focus();
    else void onSend({ text: text.trim(), text_en: english.trim() });
  };
  const names = { text: `correction-${id}`, english: `correction-en-${id}` };
  return (
    <form noValidate onSubmit={send} className="mt-2 grid max-w-measure gap-3">
      <OwnField id={names.text} label={words.correction} hint={words.correctionHint} fault={fault}>
        <textarea
          {...controlOf({ id: names.text, hint: words.correctionHint, fault })}
          ref={field}
          maxLength={REASON_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </OwnField>
      <OwnField id={names.english} label={words.correctionEn} hint={words.correctionEnHint}>
        <textarea
          {...controlOf({ id: names.english, hint: words.correctionEnHint, fault: undefined })}
          lang="en"
          maxLength={REASON_MAX}
          value={english}
          onChange={(event) => setEnglish(event.target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {words.correct}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
