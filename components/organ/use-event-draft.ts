'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { CallFailed, callApi } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { reportFailure } from '@/lib/client/report-failure';
import type { HostedEventOutput } from '@/lib/contract/event-hosting';
import { href } from '@/lib/routes/href';
import { draftOf, newDraft, type EventDraft } from './event-draft';

/** Pause after which a draft saves by itself. */
const AUTOSAVE_MS = 1_500;

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

/**
 * An event in hand. Drafts save by themselves; a live event when told to, for a change of time or
 * place is told to who holds a ticket. A stale window never saves over newer text.
 */
export function useEventDraft(opened: HostedEventOutput | null, ticketName: string) {
  const { locale, words } = useOwn();
  const [event, setEvent] = useState(opened);
  const [draft, setDraft] = useState<EventDraft>(() =>
    opened ? draftOf(opened) : newDraft(ticketName),
  );
  const [state, setState] = useState<SaveState>('saved');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const key = useRef(newClientKey());
  // What a saving that waited for the one before it sends: the newest, not what it began with.
  const held = useRef({ event: opened, draft });
  const running = useRef<Promise<HostedEventOutput | undefined>>(undefined);
  const isLeaving = useRef(false);
  const isDraft = !event || event.status === 'draft' || event.status === 'refused';

  const hold = (next: { event: HostedEventOutput | null; draft: EventDraft }) => {
    held.current = next;
    setEvent(next.event);
    setDraft(next.draft);
  };

  const change = (next: EventDraft) => {
    hold({ event: held.current.event, draft: next });
    if (state !== 'conflict') setState('changed');
  };

  /** Saves; told to by hand it waits for one that is under way, and what fails is said aloud. */
  async function save({ reason = '', isAsked = false } = {}): Promise<
    HostedEventOutput | undefined
  > {
    const before = running.current;
    if (before && !isAsked) return undefined;
    const own = before ? before.then(() => send(reason, isAsked)) : send(reason, isAsked);
    running.current = own;
    const saved = await own;
    if (running.current === own) running.current = undefined;
    return saved;
  }

  async function send(reason: string, isAsked: boolean): Promise<HostedEventOutput | undefined> {
    const { event: before, draft: begun } = held.current;
    setState('saving');
    try {
      const saved = await callApi(
        'admin/activity/update',
        {
          ...(before
            ? { id: before.id, base_revision: before.revision, locale: before.locale }
            : { client_key: key.current, locale }),
          ...begun,
          reason,
        },
        { locale },
      );
      if (!before)
        history.replaceState(history.state, '', href('ac_create', { locale, param: saved.id }));
      const now = held.current.draft;
      const isSame = now === begun;
      setFaults({});
      // What was typed meanwhile stays; tickets take the ids that they were given.
      hold({ event: saved, draft: isSame ? draftOf(saved) : withIds(now, saved) });
      setState(isSame ? 'saved' : 'changed');
      return saved;
    } catch (error) {
      const isConflict = error instanceof CallFailed && error.code === 409;
      setFaults(error instanceof CallFailed ? error.fields : {});
      setState(isConflict ? 'conflict' : 'failed');
      if (isConflict || isAsked || !isDraft) reportFailure(error, words.saveFailed);
      return undefined;
    }
  }

  const autosave = useEffectEvent(() => void save());
  useEffect(() => {
    if (state !== 'changed' || !isDraft) return undefined;
    const timer = setTimeout(autosave, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [draft, state, isDraft]);

  const isUnsaved = state === 'changed' || state === 'saving' || state === 'failed';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (leaving: BeforeUnloadEvent) => {
      if (!isLeaving.current) leaving.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  /** The page is left because the event is gone: nothing is asked. */
  const letGo = () => {
    isLeaving.current = true;
  };

  /** Takes over what another call answered with. */
  const take = (next: HostedEventOutput) => {
    hold({ event: next, draft: draftOf(next) });
    setFaults({});
    setState('saved');
  };
  return { event, draft, change, save, state, faults, setFaults, take, letGo, isDraft };
}

function withIds(draft: EventDraft, saved: HostedEventOutput): EventDraft {
  const tickets = draft.tickets.map((ticket, place) => ({
    ...ticket,
    id: ticket.id ?? saved.tickets[place]?.id ?? null,
  }));
  return { ...draft, tickets };
}
