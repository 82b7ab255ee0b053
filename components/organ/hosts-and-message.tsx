'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { CallInput } from '@/lib/contract/endpoints';
import { HOST_ROLES } from '@/lib/contract/event-kinds';
import { callApi } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { showToast } from '@/lib/client/toast';
import type { OrganWords } from './organ-words';

/** Who helps to hold the event, and a letter to everybody who has a ticket. */
export function HostsAndMessage({ eventId, words }: { eventId: number; words: OrganWords }) {
  return (
    <div className="grid gap-10">
      <Hosts eventId={eventId} words={words} />
      <Message eventId={eventId} words={words} />
    </div>
  );
}

interface Props {
  eventId: number;
  words: OrganWords;
}

function Hosts({ eventId, words }: Props) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof HOST_ROLES)[number]>('checkin');
  const queryKey = ['organ', 'hosts', eventId];
  const ask = (change?: CallInput<'admin/activity/hosts'>['change']) =>
    callApi('admin/activity/hosts', { event_id: eventId, change }, { locale });
  const query = useQuery({ queryKey, queryFn: () => ask() });
  const apply = (change: CallInput<'admin/activity/hosts'>['change']) =>
    run(async () => {
      client.setQueryData(queryKey, await ask(change));
      setEmail('');
    });
  return (
    <section aria-labelledby="hosts">
      <h2 id="hosts" className="font-display text-17">
        {words.hosts}
      </h2>
      <Loaded query={query} skeleton={<SkeletonRows count={2} look="text" label={own.loading} />}>
        {({ list }) => (
          <ul className="ruled">
            {list.map(({ account_id: id, nickname, role: is }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2 text-15">
                <span>
                  {nickname} <span className="text-13 text-ink-2">{words.roles[is]}</span>
                </span>
                <Button
                  look="plain"
                  disabled={isBusy}
                  onClick={() => void apply({ account_id: id, role: 'none' })}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(submit) => {
          submit.preventDefault();
          void apply({ email, role });
        }}
      >
        <OwnField id="host-email" label={words.hostEmail}>
          <input
            {...controlOf({ id: 'host-email' })}
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </OwnField>
        <OwnField id="host-role" label={words.hostRole}>
          <select
            {...controlOf({ id: 'host-role' })}
            value={role}
            onChange={({ target }) => setRole(target.value as typeof role)}
          >
            {HOST_ROLES.map((value) => (
              <option key={value} value={value}>
                {words.roles[value]}
              </option>
            ))}
          </select>
        </OwnField>
        <Button type="submit" disabled={isBusy}>
          {words.add}
        </Button>
      </form>
    </section>
  );
}

function Message({ eventId, words }: Props) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [text, setText] = useState('');
  const key = useRef(newClientKey());
  const send = () =>
    run(async () => {
      const input = { event_id: eventId, client_key: key.current, text };
      const { sent } = await callApi('admin/activity/message', input, { locale });
      showToast(fillIn(words.messageSent, { count: sent }), { tone: 'calm' });
      key.current = newClientKey();
      setText('');
    });
  return (
    <section aria-labelledby="message">
      <h2 id="message" className="font-display text-17">
        {words.message}
      </h2>
      <OwnField id="message-text" label={words.messageText}>
        <textarea
          {...controlOf({ id: 'message-text' })}
          rows={4}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </OwnField>
      <Button className="mt-3" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
        {words.messageSend}
      </Button>
    </section>
  );
}
