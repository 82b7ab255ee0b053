'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { fullTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { realNamesQuery } from '@/lib/client/queries/desk';
import { readAgain } from '@/lib/client/read-again';
import type { DeskWords } from '../desk-words';
import { OpenedRealName } from './opened-real-name';

/** Requests for verification by name that wait, the longest first; one is open at a time. */
export function RealNames({ words }: { words: DeskWords<'requests'> }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const options = realNamesQuery(locale);
  const query = useQuery(options);
  const [openedId, setOpenedId] = useState<number>();
  const decided = () => {
    setOpenedId(undefined);
    void readAgain(client, options.queryKey);
  };
  return (
    <>
      <p className="py-3 text-13 text-ink-2">{words.realName.openedNote}</p>
      <Loaded query={query} skeleton={<SkeletonRows count={3} look="flash" label={own.loading} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={words.empty} />
          ) : (
            <ul className="ruled border-t border-hairline">
              {list.map(({ account_id: id, masked_name: name, submitted_time: time }) => (
                <li key={id} className="py-3">
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <div>
                      <p className="text-15 font-medium">{name}</p>
                      <p className="text-13 text-ink-2">
                        {words.submitted} {fullTime(time, locale)}
                      </p>
                    </div>
                    <Button
                      aria-expanded={openedId === id}
                      aria-label={fillIn(words.openOf, { name })}
                      onClick={() => setOpenedId(openedId === id ? undefined : id)}
                    >
                      {openedId === id ? words.close : words.open}
                    </Button>
                  </div>
                  {openedId === id && (
                    <OpenedRealName accountId={id} words={words} onDecided={decided} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
