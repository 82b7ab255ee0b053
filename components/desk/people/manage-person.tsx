'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import {
  BLOCK_REASON_MAX,
  GRANTED_LEVELS,
  ROLES,
  type DeskPerson,
} from '@/lib/contract/desk-people';
import { href } from '@/lib/routes/href';
import type { DeskWords } from '../desk-words';
import { ReasonForm } from '../reason-form';
import { ChoiceForm } from './choice-form';
import { PersonSessions } from './person-sessions';

export interface ManagePersonProps {
  person: DeskPerson;
  words: DeskWords<'people'>;
}

/** What an admin may do to an account. */
export function ManagePerson({ person, words }: ManagePersonProps) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [isBlocking, setIsBlocking] = useState(false);
  const [areSessionsOpen, setSessionsOpen] = useState(false);
  const { id, nickname: name } = person;
  const who = { account_id: id };

  const done = async (call: Promise<unknown>, sentence: string) => {
    await call;
    showToast(fillIn(sentence, { name }), { tone: 'calm' });
    await readAgain(client, ['desk', 'peopleList']);
  };
  const act = (call: () => Promise<unknown>, sentence: string) =>
    void run(() => done(call(), sentence));
  const block = (reason: string) =>
    done(callApi('blockPerson', { ...who, reason }, { locale }), words.blockedNow);
  const levelName = (level: number) =>
    level === 0 ? words.grantNone : words.levels[String(level) as keyof typeof words.levels];
  const sessionsEnd = () => callApi('endPersonSessions', who, { locale });
  return (
    <div className="mt-4 grid gap-5 border-l-2 border-rule pl-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceForm
          id={`level-${id}`}
          label={words.grant}
          save={words.save}
          value={String(person.granted_level)}
          options={GRANTED_LEVELS.map((level) => ({
            value: String(level),
            text: levelName(level),
          }))}
          onSave={(value) => {
            const level = GRANTED_LEVELS.find((each) => String(each) === value) ?? 0;
            act(() => callApi('setPersonLevel', { ...who, level }, { locale }), words.saved);
          }}
        />
        {person.is_self ? (
          <p className="self-center text-13 text-ink-2">{words.ownRole}</p>
        ) : (
          <ChoiceForm
            id={`role-${id}`}
            label={words.role}
            save={words.save}
            value={person.role}
            options={ROLES.map((value) => ({ value, text: words.roles[value] }))}
            onSave={(role) =>
              act(() => callApi('setPersonRole', { ...who, role }, { locale }), words.saved)
            }
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-disabled={isBusy} onClick={() => act(sessionsEnd, words.sessionsEnded)}>
          {words.endSessions}
        </Button>
        {person.sessions > 0 && (
          <Button aria-expanded={areSessionsOpen} onClick={() => setSessionsOpen(!areSessionsOpen)}>
            {words.session.show}
          </Button>
        )}
        {person.has_second_step && !person.is_self && (
          <Button
            aria-disabled={isBusy}
            onClick={() => act(() => callApi('removeSecondStep', who, { locale }), words.stepReset)}
          >
            {words.resetStep}
          </Button>
        )}
        {person.state === 'blocked' && (
          <Button
            aria-disabled={isBusy}
            onClick={() => act(() => callApi('unblockPerson', who, { locale }), words.unblocked)}
          >
            {words.unblock}
          </Button>
        )}
        {person.state === 'active' && !person.is_self && (
          <Button aria-expanded={isBlocking} onClick={() => setIsBlocking(!isBlocking)}>
            {words.block}
          </Button>
        )}
        <a
          className="inline-flex min-h-11 items-center text-13 text-tide hover:text-ink"
          href={`${href('desk_acts', { locale })}#person-${id}`}
        >
          {words.acts}
        </a>
      </div>
      {areSessionsOpen && <PersonSessions accountId={id} words={words.session} />}
      {isBlocking && person.state === 'active' && (
        <ReasonForm
          id={`block-${id}`}
          words={{
            label: words.blockReason,
            hint: words.blockHint,
            needs: words.blockNeeds,
            send: words.block,
          }}
          max={BLOCK_REASON_MAX}
          onSend={block}
        />
      )}
    </div>
  );
}
