'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { ApplicationItem } from '@/lib/contract/desk-requests';
import { OpenedApplication } from './opened-application';
import type { RequestsWords } from './requests-words';

export interface ApplicationRowProps {
  item: ApplicationItem;
  words: RequestsWords;
}

/** One application in a line or two, and all of it when it is opened. */
export function ApplicationRow({ item, words }: ApplicationRowProps) {
  const { locale } = useOwn();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-medium">
            <span className="[overflow-wrap:anywhere]">{item.title}</span>
            <Mark>{words.status[item.status]}</Mark>
            {item.is_late && <Mark tone="signal">{words.late}</Mark>}
          </h3>
          <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
            {item.name} · <span translate="no">{item.email}</span> ·{' '}
            <span translate="no">{item.reference}</span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
            <span>
              {words.submitted} {fullTime(item.submitted_time, locale)}
            </span>
            <span>
              {words.due} {fullTime(item.expected_time, locale)}
            </span>
          </p>
        </div>
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : fillIn(words.openOf, { name: item.title })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {isOpen && <OpenedApplication reference={item.reference} words={words} />}
    </li>
  );
}
