'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SessionRow } from '@/components/layout/own/session-row';
import { useSubmit } from '@/components/layout/own/use-submit';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { personSessionsQuery } from '@/lib/client/queries/desk';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { DeskWords } from '../desk-words';

export interface PersonSessionsProps {
  accountId: number;
  words: DeskWords<'people'>['session'];
}

/** Where somebody is signed in; an admin ends one session and leaves the others. */
export function PersonSessions({ accountId, words }: PersonSessionsProps) {
  const { locale, words: own } = useOwn();
  const options = personSessionsQuery(locale, accountId);
  const query = useQuery(options);
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const end = (id: number) =>
    void run(async () => {
      const input = { account_id: accountId, session_id: id };
      client.setQueryData(options.queryKey, await callApi('endPersonSession', input, { locale }));
      showToast(words.ended, { tone: 'calm' });
      await readAgain(client, ['desk', 'peopleList']);
    });
  return (
    <section aria-label={words.title}>
      <Loaded query={query} skeleton={<SkeletonRows count={1} look="flash" label={own.loading} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="text-13 text-ink-2">{words.none}</p>
          ) : (
            <ul className="ruled">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  words={words}
                  isBusy={isBusy}
                  onEnd={() => end(session.id)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
