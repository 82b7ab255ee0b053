'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { Mark } from '@/components/ui/tag';
import type { DeskPerson } from '@/lib/contract/desk-people';
import type { DeskWords } from '../desk-words';
import { useStaff } from '../staff-context';
import { ManagePerson } from './manage-person';

export interface PersonRowProps {
  person: DeskPerson;
  words: DeskWords<'people'>;
}

/** One account: who it is, where it stands, and for admins what may be done. */
export function PersonRow({ person, words }: PersonRowProps) {
  const { locale } = useOwn();
  const { role } = useStaff();
  const [isOpen, setIsOpen] = useState(false);
  const level = words.levels[String(person.level) as keyof typeof words.levels];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-15 font-medium">
            <span className="[overflow-wrap:anywhere]">{person.nickname}</span>
            {person.role !== 'reader' && <Mark>{words.roles[person.role]}</Mark>}
            {person.state === 'blocked' && <Mark tone="signal">{words.blocked}</Mark>}
            {person.is_self && <Mark>{words.self}</Mark>}
            {person.has_second_step && <Mark>{words.secondStep}</Mark>}
          </p>
          <p translate="no" className="text-13 text-ink-2 [overflow-wrap:anywhere]">
            {[person.email, person.mobile].filter((address) => address !== '').join(' · ')}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
            <span>
              {words.number} <span className="tabular">{person.id}</span>
            </span>
            <span>
              {words.level} {person.level} {level}
              {person.granted_level > 0 && ` (${words.granted})`}
            </span>
            <span>
              {words.joined} {fullTime(person.created_time, locale)}
            </span>
            <span>
              {person.last_time
                ? `${words.seen} ${fullTime(person.last_time, locale)}`
                : words.never}
            </span>
            {person.sessions > 0 && (
              <span>
                {words.sessions} {person.sessions}
              </span>
            )}
          </p>
        </div>
        {role === 'admin' && (
          <Button
            aria-expanded={isOpen}
            aria-label={fillIn(words.manageOf, { name: person.nickname })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.manage}
          </Button>
        )}
      </div>
      {isOpen && <ManagePerson person={person} words={words} />}
    </li>
  );
}
