'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import { clockTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useNow } from '@/components/ui/use-now';
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

/** As long as the server believes what was done without a network. */
const OLD_MS = 10 * 60_000;
const TICK_MS = 15_000;

type DeskProps = Parameters<typeof useDoor>[0] & { words: OrganWords };

function DoorDesk({ eventId, attendees, words }: DeskProps) {
  const [typed, setTyped] = useState('');
  const door = useDoor({ eventId, attendees });
  const now = useNow(TICK_MS);
  // A list that a network would have brought anew: what it says is no longer sure.
  const isOld = now > 0 && now - Date.parse(attendees.time) > OLD_MS;
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
      {door.doubles.length > 0 && (
        <div role="alert" className="border-4 border-double border-signal p-4">
          <p className="text-17 font-semibold">{words.doorDoubles}</p>
          <ul className="mt-2 text-15">
            {door.doubles.map(({ code, name, at }) => (
              <li key={code} className="tabular">
                {name} · {code} · {clockTime(at)}
              </li>
            ))}
          </ul>
          <Button className="mt-3" onClick={door.forget}>
            {words.doorDoublesSeen}
          </Button>
        </div>
      )}
      {isOld && (
        <p role="status" className="text-15 text-signal">
          {fillIn(words.doorOld, { time: clockTime(attendees.time) })}
        </p>
      )}
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
    <div
      className={`border-4 p-6 text-center ${LOOKS[answer.result]} ${answer.isOffline ? 'border-dotted' : ''}`}
    >
      <p className="font-display text-30">{words.results[answer.result]}</p>
      {answer.name && <p className="mt-2 text-20">{answer.name}</p>}
      {answer.ticketName && <p className="mt-1 text-15">{answer.ticketName}</p>}
      {answer.usedTime && (
        <p className="mt-2 text-15 tabular">
          {fillIn(words.doorUsedAt, { time: clockTime(answer.usedTime) })}
        </p>
      )}
      {answer.isOffline && <p className="mt-2 text-13">{words.doorOffline}</p>}
      {answer.result === 'valid' && (
        <Button className="mt-4" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}
