'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { sessionsQuery } from '@/lib/client/queries/account';
import { showToast } from '@/lib/client/toast';
import type { sessionItem } from '@/lib/contract/own-account';
import { fillCount, type Counted } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { SessionRow, type SessionRowWords } from '@/components/layout/own/session-row';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface SessionWords extends SessionRowWords {
  title: string;
  text: string;
  ended: string;
  endOthers: string;
  othersEnded: Counted;
}

type Session = z.infer<typeof sessionItem>;

/** Where one is signed in, and the end of it. */
export function SessionList({ words }: { words: SessionWords }) {
  const { locale, words: own } = useOwn();
  const options = sessionsQuery(locale);
  const query = useQuery(options);
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();

  const keepOnly = (isKept: (session: Session) => boolean) =>
    client.setQueryData(options.queryKey, (data) => data && { list: data.list.filter(isKept) });
  const end = (id: number) =>
    run(async () => {
      await callApi('endSession', { id }, { locale });
      keepOnly((session) => session.id !== id);
      showToast(words.ended, { tone: 'calm' });
    });
  const endOthers = () =>
    run(async () => {
      const { ended_sessions: count } = await callApi('endSession', { others: true }, { locale });
      keepOnly(({ is_current: isCurrent }) => isCurrent);
      showToast(fillCount(words.othersEnded, count), { tone: 'calm' });
    });

  return (
    <Panel id="sessions" title={words.title}>
      <p className="text-13 text-ink-2">{words.text}</p>
      <Loaded query={query} skeleton={<SkeletonRows count={2} look="flash" label={own.loading} />}>
        {({ list }) => (
          <>
            <ul className="ruled mt-2">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  words={words}
                  isBusy={isBusy}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <Button className="mt-3" aria-disabled={isBusy} onClick={() => void endOthers()}>
                {words.endOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
