'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { DoorCamera } from './door-camera';
import { useDoor, type DoorAnswer } from './use-door';
import type { OrganWords } from './organ-words';

/** The page at the door: reads or takes codes, and says plainly who may come in. */
export function Door({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const query = useQuery({
    queryKey: ['organ', 'door', eventId],
    queryFn: ({ signal }) =>
      callApi('admin/activity/attendees', { event_id: eventId }, { locale, signal }),
    refetchInterval: 60_000,
  });
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {(attendees) => <DoorDesk eventId={eventId} attendees={attendees} words={words} />}
    </Loaded>
  );
}

type DeskProps = Parameters<typeof useDoor>[0] & { words: OrganWords };

function DoorDesk({ eventId, attendees, words }: DeskProps) {
  const [typed, setTyped] = useState('');
  const door = useDoor({ eventId, attendees });
  return (
    <div className="mx-auto grid w-full max-w-measure gap-6">
      <p className="text-17 font-semibold">{attendees.title}</p>
      <p className="text-15 text-ink-2 tabular">
        {fillIn(words.doorCount, { count: door.inside, total: door.all })}
        {door.waiting > 0 && (
          <span className="ml-3 text-signal">
            {fillIn(words.doorWaiting, { count: door.waiting })}
          </span>
        )}
      </p>
      <DoorCamera words={words} onCode={(code) => void door.check(code)} />
      <form
        className="flex items-end gap-3"
        onSubmit={(submit) => {
          submit.preventDefault();
          void door.check(typed);
          setTyped('');
        }}
      >
        <OwnField id="door-code" label={words.doorCode} className="grow">
          <input
            {...controlOf({ id: 'door-code' })}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={({ target }) => setTyped(target.value)}
          />
        </OwnField>
        <Button look="primary" type="submit" disabled={typed.trim() === ''}>
          {words.checkIn}
        </Button>
      </form>
      <div role="status" aria-live="assertive">
        {door.answer && <Answer answer={door.answer} words={words} onUndo={door.undo} />}
      </div>
    </div>
  );
}

const LOOKS: Record<DoorAnswer['result'], string> = {
  valid: 'border-tide text-tide',
  used: 'border-signal text-signal',
  revoked: 'border-signal bg-signal text-on-signal',
  wrongEvent: 'border-ink border-dashed',
  unknown: 'border-ink',
};

interface AnswerProps {
  answer: DoorAnswer;
  words: OrganWords;
  onUndo: () => void;
}

/** Each result has its own frame, sign and words: colour is never alone. */
function Answer({ answer, words, onUndo }: AnswerProps) {
  return (
    <div className={`border-4 p-6 text-center ${LOOKS[answer.result]}`}>
      <p className="font-display text-30">{words.results[answer.result]}</p>
      {answer.name && <p className="mt-2 text-20">{answer.name}</p>}
      {answer.ticketName && <p className="mt-1 text-15">{answer.ticketName}</p>}
      {answer.isOffline && <p className="mt-2 text-13">{words.doorOffline}</p>}
      {answer.result === 'valid' && !answer.isOffline && (
        <Button className="mt-4" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}
