'use client';

import type { ReactNode } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import { callApi } from '@/lib/client/call-api';
import { IMPORT_OUTCOMES, type DeskImport } from '@/lib/contract/desk-import';
import type { ImportWords } from './import-words';
import { ReasonText } from './reason-text';

export interface ImportRowProps {
  item: DeskImport;
  words: ImportWords;
  isOpen: boolean;
  onToggle: () => void;
  onChanged: () => Promise<unknown>;
  /** Its report, shown while it is open. */
  children: ReactNode;
}

/** One import: what it is of, how far it is, and what became of the articles so far. */
export function ImportRow({ item, words, isOpen, onToggle, onChanged, children }: ImportRowProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const { id, source, state, done, total, counts, reason, name, created_time: time } = item;
  const isActive = state === 'waiting' || state === 'running';
  const stop = () =>
    void run(async () => {
      await callApi('stopImport', { id }, { locale });
      await onChanged();
    });
  const told = IMPORT_OUTCOMES.filter((outcome) => (counts[outcome] ?? 0) > 0).map((outcome) =>
    fillIn(words.counts[outcome], { count: counts[outcome] ?? 0 }),
  );
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no" className="font-medium [overflow-wrap:anywhere]">
          {source}
        </span>
        <Mark tone={state === 'failed' ? 'signal' : 'calm'}>{words.states[state]}</Mark>
        <span className="text-13 text-ink-2 sm:ml-auto">
          {name && `${name} · `}
          <time dateTime={time}>{fullTime(time, locale)}</time>
        </span>
      </div>
      {isActive && (
        <progress
          className="mt-2 h-2 w-full max-w-measure accent-tide"
          aria-label={fillIn(words.progressOf, { name: source })}
          max={Math.max(total, 1)}
          {...(state === 'running' && total > 0 ? { value: done } : {})}
        />
      )}
      <p role="status" className="mt-1 text-15">
        {isActive && total > 0 && `${fillIn(words.progress, { count: done, total })} `}
        {told.join(' · ')}
      </p>
      {reason !== '' && (
        <p className="mt-1 text-15 text-signal [overflow-wrap:anywhere]">
          <ReasonText reason={reason} words={words} />
        </p>
      )}
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
        <Button look="plain" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? words.close : words.open}
        </Button>
        {isActive && (
          <Button look="plain" aria-disabled={isBusy} onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      {isOpen && children}
    </li>
  );
}
