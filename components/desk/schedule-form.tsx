'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import type { ReviewWords } from './review-words';
import { inputOfMoment, momentOfInput } from './site-moment';

export interface ScheduleFormProps {
  words: ReviewWords['manuscript']['decide'];
  isBusy: boolean;
  /** @param time as ISO 8601, to come. */
  onSend: (time: string) => void;
  onCancel: () => void;
}

const HOUR_MS = 3_600_000;

/** Approves a text for a time to come, entered at UTC+8. */
export function ScheduleForm({ words, isBusy, onSend, onCancel }: ScheduleFormProps) {
  const [value, setValue] = useState(() => inputOfMoment(Date.now() + HOUR_MS));
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const time = momentOfInput(value);
    const isToCome = time !== '' && Date.parse(time) > Date.now();
    setFault(isToCome ? '' : words.timePast);
    if (isToCome) onSend(time);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-3">
      <OwnField id="publish-time" label={words.time} hint={words.timeHint} fault={fault}>
        <input
          {...controlOf({ id: 'publish-time', hint: words.timeHint, fault })}
          ref={field}
          type="datetime-local"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {words.scheduleSend}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
