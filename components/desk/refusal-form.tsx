'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusFault } from '@/components/layout/own/focus-fault';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { REASON_MAX, REFUSAL_REASONS, type RefusalReason } from '@/lib/contract/review';
import type { ManuscriptReviewWords, ReviewWords } from './review-words';

export interface RefusalFormProps {
  words: ReviewWords['manuscript']['decide'];
  reasons: ManuscriptReviewWords['reasons'];
  isBusy: boolean;
  onSend: (reason: { reason_code: RefusalReason; reason_text: string }) => void;
  onCancel: () => void;
}

/** Why a text is not approved: a reason of the list, and words to its author. */
export function RefusalForm({ words, reasons, isBusy, onSend, onCancel }: RefusalFormProps) {
  const [code, setCode] = useState<RefusalReason | ''>('');
  const [text, setText] = useState('');
  const [faults, setFaults] = useState({ code: '', text: '' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const needsWords = code === 'other' && text.trim() === '';
    const found = {
      code: code === '' ? words.choose : '',
      text: needsWords ? words.needsWords : '',
    };
    setFaults(found);
    if (code === '' || needsWords) focusFault(form.current);
    else onSend({ reason_code: code, reason_text: text.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="mt-4 grid gap-3">
      <OwnField id="reason-code" label={words.reason} fault={faults.code}>
        <select
          {...controlOf({ id: 'reason-code', fault: faults.code })}
          value={code}
          onChange={(event) => setCode(event.target.value as RefusalReason | '')}
        >
          <option value="">{words.choose}</option>
          {REFUSAL_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {reasons[reason]}
            </option>
          ))}
        </select>
      </OwnField>
      <OwnField
        id="reason-text"
        label={words.toAuthor}
        hint={words.toAuthorHint}
        fault={faults.text}
      >
        <textarea
          {...controlOf({ id: 'reason-text', hint: words.toAuthorHint, fault: faults.text })}
          maxLength={REASON_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {words.refuseSend}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
