'use client';

import { useRef, useState } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { DECISION_REASON_MAX } from '@/lib/contract/desk-requests';

export interface DecisionFormProps {
  id: string;
  words: {
    reason: string;
    reasonHint: string;
    reasonNeeds: string;
    approve: string;
    decline: string;
    takeUp: string;
  };
  onApprove: (reason: string) => Promise<void>;
  /** Only with a reason. */
  onDecline: (reason: string) => Promise<void>;
  /** Where it may be taken into review first. */
  onTakeUp?: (() => Promise<void>) | undefined;
}

/** Approves or declines, with words for who asked. */
export function DecisionForm({ id, words, onApprove, onDecline, onTakeUp }: DecisionFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const { isBusy, run } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  const said = reason.trim();
  const decline = () => {
    setFault(said === '' ? words.reasonNeeds : '');
    if (said === '') field.current?.focus();
    else void run(() => onDecline(said));
  };
  return (
    <div className="grid content-start gap-4">
      <OwnField id={id} label={words.reason} hint={words.reasonHint} fault={fault}>
        <textarea
          ref={field}
          rows={3}
          maxLength={DECISION_REASON_MAX}
          {...controlOf({ id, hint: words.reasonHint, fault })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          aria-disabled={isBusy}
          onClick={() => void run(() => onApprove(said))}
        >
          {words.approve}
        </Button>
        <Button aria-disabled={isBusy} onClick={decline}>
          {words.decline}
        </Button>
        {onTakeUp && (
          <Button look="plain" aria-disabled={isBusy} onClick={() => void run(onTakeUp)}>
            {words.takeUp}
          </Button>
        )}
      </div>
    </div>
  );
}
