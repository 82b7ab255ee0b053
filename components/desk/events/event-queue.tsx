'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { lockText, type EventDeskWords } from './event-desk-words';
import { OpenedEvent } from './opened-event';

const PAGE_SIZE = 50;

interface Words {
  words: EventDeskWords;
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
    void readAgain(client, queryKey);
  };
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} look="flash" label={own.loading} />}>
      {({ list, payments }) => (
        <>
          {payments !== 'stripe' && (
            <p className="mb-4 border-l-2 border-signal pl-4 text-15">
              {payments === 'sandbox' ? words.sandbox : words.noPayments}
            </p>
          )}
          {list.length === 0 && <EmptyState title={words.empty} className="py-12" />}
          <ul className="ruled">
            {list.map(({ id, title, owner, start_time: start, time_zone: zone, ...item }) => (
              <li key={id} className="py-3">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <div>
                    <p className="text-15 font-medium">{title}</p>
                    <p className="text-13 text-ink-2">
                      {item.is_change && (
                        <strong className="mr-2 font-medium text-tide">{words.change}</strong>
                      )}
                      {owner.nickname} · {eventTimeText(new Date(start), zone, locale)}
                    </p>
                    {openId !== id && item.lock && (
                      <p className="text-13 text-signal">{lockText(item.lock, words)}</p>
                    )}
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
        </>
      )}
    </Loaded>
  );
}
