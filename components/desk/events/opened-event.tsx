'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import type { CallOutput } from '@/lib/contract/endpoints';
import { EventWaiting } from './event-waiting';
import { lockText, type EventDeskWords } from './event-desk-words';

interface OpenedEventProps {
  id: number;
  words: EventDeskWords;
  onDecided: () => void;
}

/** One event that waits: opened it is its reader's for a quarter of an hour, closed it is free. */
export function OpenedEvent({ id, words, onDecided }: OpenedEventProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery({
    queryKey: ['desk', 'event', id],
    queryFn: ({ signal }) => callApi('openEventReview', { id }, { locale, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const release = useEffectEvent(() => {
    // Failing is no harm: the lock ends by itself.
    callApi('releaseEventReview', { id }, { locale, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    const leave = () => release();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {(event) => (
        <div className="mt-3 grid gap-3 border-l-2 border-rule pl-4 text-15">
          <EventWaiting event={event} words={words} />
          <Decision event={event} words={words} onDecided={onDecided} />
        </div>
      )}
    </Loaded>
  );
}

type DecisionProps = Omit<OpenedEventProps, 'id'> & { event: CallOutput<'openEventReview'> };

function Decision({ event, words, onDecided }: DecisionProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [reason, setReason] = useState('');
  const { id, revision, lock } = event;
  const decide = (decision: 'approve' | 'refuse') =>
    run(async () => {
      await callApi('decideEventReview', { id, revision, decision, reason }, { locale });
      onDecided();
    });
  if (!lock?.is_own) {
    return (
      <p role="status" className="text-signal">
        {lock ? lockText(lock, words) : words.notYours}
      </p>
    );
  }
  const fieldId = `event-reason-${id}`;
  return (
    <>
      <p role="status" className="text-13 text-ink-2">
        {lockText(lock, words)}
      </p>
      <OwnField id={fieldId} label={words.reason} hint={words.reasonHint}>
        <textarea
          {...controlOf({ id: fieldId, hint: words.reasonHint })}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </OwnField>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" disabled={isBusy} onClick={() => void decide('approve')}>
          {words.approve}
        </Button>
        <Button disabled={isBusy || reason.trim() === ''} onClick={() => void decide('refuse')}>
          {words.refuse}
        </Button>
      </div>
    </>
  );
}
