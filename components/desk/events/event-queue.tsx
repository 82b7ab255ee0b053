'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { moneyText } from '@/lib/i18n/money-text';
import type { DeskWords } from '../desk-words';

const PAGE_SIZE = 50;

interface Words {
  words: DeskWords<'events'>;
}

/** Events that wait for the desk, the longest first; one is open at a time. */
export function EventQueue({ words }: Words) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const [openId, setOpenId] = useState<number>();
  const queryKey = ['desk', 'events'];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('eventReviewList', { limit: PAGE_SIZE }, { locale, signal }),
  });
  const decided = () => {
    setOpenId(undefined);
    void client.invalidateQueries({ queryKey });
  };
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={words.empty} className="py-12" />
        ) : (
          <ul className="ruled">
            {list.map(({ id, title, owner, start_time: start, time_zone: zone }) => (
              <li key={id} className="py-3">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <div>
                    <p className="text-15 font-medium">{title}</p>
                    <p className="text-13 text-ink-2">
                      {owner.nickname} · {eventTimeText(new Date(start), zone, locale)}
                    </p>
                  </div>
                  <Button
                    aria-expanded={openId === id}
                    aria-label={fillIn(words.openOf, { title })}
                    onClick={() => setOpenId(openId === id ? undefined : id)}
                  >
                    {openId === id ? words.close : words.open}
                  </Button>
                </div>
                {openId === id && <OpenedEvent id={id} words={words} onDecided={decided} />}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function OpenedEvent({ id, words, onDecided }: Words & { id: number; onDecided: () => void }) {
  const { locale, words: own } = useOwn();
  const { isBusy, run } = useSubmit();
  const [reason, setReason] = useState('');
  const query = useQuery({
    queryKey: ['desk', 'event', id],
    queryFn: ({ signal }) => callApi('openEventReview', { id }, { locale, signal }),
    staleTime: 0,
  });
  const decide = (revision: number, decision: 'approve' | 'refuse') =>
    run(async () => {
      await callApi('decideEventReview', { id, revision, decision, reason }, { locale });
      onDecided();
    });
  const fieldId = `event-reason-${id}`;
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {({ content, tickets, revision }) => (
        <div className="mt-3 grid gap-3 border-l-2 border-rule pl-4 text-15">
          <p>{content.summary}</p>
          <p className="whitespace-pre-line">{content.details}</p>
          <p className="text-ink-2">
            {[content.address, content.city, content.online_url].filter(Boolean).join(' · ')} ·{' '}
            {content.organizer_name}
          </p>
          <ul className="text-ink-2 tabular">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                {ticket.name} · {moneyText(ticket.price, ticket.currency, locale)} ×{' '}
                {ticket.quantity}
              </li>
            ))}
          </ul>
          <OwnField id={fieldId} label={words.reason} hint={words.reasonHint}>
            <textarea
              {...controlOf({ id: fieldId, hint: words.reasonHint })}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </OwnField>
          <div className="flex gap-3">
            <Button
              look="primary"
              disabled={isBusy}
              onClick={() => void decide(revision, 'approve')}
            >
              {words.approve}
            </Button>
            <Button
              disabled={isBusy || reason.trim() === ''}
              onClick={() => void decide(revision, 'refuse')}
            >
              {words.refuse}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}
