'use client';

import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { sessionItem } from '@/lib/contract/own-account';
import { fillIn } from './fill-in';
import { useOwn } from './own-context';

export interface SessionRowWords {
  current: string;
  unknown: string;
  lastUsed: string;
  begun: string;
  end: string;
  endOf: string;
}

export interface SessionRowProps {
  session: z.infer<typeof sessionItem>;
  words: SessionRowWords;
  isBusy: boolean;
  onEnd: () => void;
}

/** One device: what it is, where, when it was last used, and a way to end it. */
export function SessionRow({ session, words, isBusy, onEnd }: SessionRowProps) {
  const { locale } = useOwn();
  const device = session.device || words.unknown;
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-15 font-medium">
          {device}
          {session.is_current && <Mark>{words.current}</Mark>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-13 text-ink-2">
          <span translate="no" className="[overflow-wrap:anywhere]">
            {session.network}
          </span>
          <span>
            {words.lastUsed}{' '}
            <time dateTime={session.last_time}>{fullTime(session.last_time, locale)}</time>
          </span>
          <span>
            {words.begun}{' '}
            <time dateTime={session.created_time}>{fullTime(session.created_time, locale)}</time>
          </span>
        </p>
      </div>
      {!session.is_current && (
        <Button
          className="shrink-0"
          aria-disabled={isBusy}
          aria-label={fillIn(words.endOf, { device })}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
