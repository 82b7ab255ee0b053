'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { Panel } from '@/components/ui/panel';
import { Bone } from '@/components/ui/skeleton';
import { summaryQuery } from '@/lib/client/queries/desk';
import type { CallOutput } from '@/lib/contract/endpoints';
import { href } from '@/lib/routes/href';
import type { DeskWords } from './desk-words';

export interface WaitingCardsProps {
  words: DeskWords<'waiting'>;
}

/** How much waits for a person of the desk beside articles. */
export function WaitingCards({ words }: WaitingCardsProps) {
  const { locale } = useOwn();
  const query = useQuery(summaryQuery(locale));
  const requests = href('desk_requests', { locale });
  const places: { key: keyof CallOutput<'deskSummary'>; to: string | null }[] = [
    { key: 'events', to: href('desk_events', { locale }) },
    { key: 'real_names', to: `${requests}#realName` },
    { key: 'columns', to: `${requests}#column` },
    { key: 'cooperation', to: `${requests}#cooperation` },
    { key: 'feedback', to: href('desk_feedback', { locale }) },
    { key: 'dead_links', to: `${href('desk_content', { locale })}#tools` },
    // Of the machine: whoever runs the site finds them in its log.
    { key: 'failed_jobs', to: null },
  ];
  return (
    <Panel id="desk-waiting" title={words.title} className="mt-10">
      <Loaded query={query} skeleton={<Bone className="h-24" />}>
        {(counts) => (
          <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
            {places.map(({ key, to }) => (
              <li key={key}>
                <Place to={to}>
                  <span className="block font-display text-30 tabular">{counts[key]}</span>
                  <span className="text-13 text-ink-2">{words[key]}</span>
                </Place>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Place({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div className="min-h-11">{children}</div>;
  return (
    <a href={to} className="block min-h-11 text-ink hover:text-tide">
      {children}
    </a>
  );
}
