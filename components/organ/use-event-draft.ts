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
  const turn = useRef(0);
  const isSaving = useRef(false);
  const isDraft = !event || event.status === 'draft' || event.status === 'refused';

  const change = (next: EventDraft) => {
    turn.current += 1;
    setDraft(next);
    if (state !== 'conflict') setState('changed');
  };

  async function save(reason = ''): Promise<HostedEventOutput | undefined> {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    const begun = turn.current;
    setState('saving');
    try {
      const saved = await callApi(
        'admin/activity/update',
        {
          ...(event
            ? { id: event.id, base_revision: event.revision, locale: event.locale }
            : { client_key: key.current, locale }),
          ...draft,
          reason,
        },
        { locale },
      );
      if (!event)
        history.replaceState(history.state, '', href('ac_create', { locale, param: saved.id }));
      setEvent(saved);
      setFaults({});
      // What was typed meanwhile stays; tickets take the ids that they were given.
      setDraft((now) => (turn.current === begun ? draftOf(saved) : withIds(now, saved)));
      setState(turn.current === begun ? 'saved' : 'changed');
      return saved;
    } catch (error) {
      const isConflict = error instanceof CallFailed && error.code === 409;
      setFaults(error instanceof CallFailed ? error.fields : {});
      setState(isConflict ? 'conflict' : 'failed');
      if (isConflict || !isDraft) reportFailure(error, words.saveFailed);
      return undefined;
    } finally {
      isSaving.current = false;
    }
  }

  const autosave = useEffectEvent(() => void save());
  useEffect(() => {
    if (state !== 'changed' || !isDraft) return undefined;
    const timer = setTimeout(autosave, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [draft, state, isDraft]);

  /** Takes over what another call answered with. */
  const take = (next: HostedEventOutput) => {
    setEvent(next);
    setDraft(draftOf(next));
    setState('saved');
  };
  return { event, draft, change, save, state, faults, setFaults, take, isDraft };
}

function withIds(draft: EventDraft, saved: HostedEventOutput): EventDraft {
  const tickets = draft.tickets.map((ticket, place) => ({
    ...ticket,
    id: ticket.id ?? saved.tickets[place]?.id ?? null,
  }));
  return { ...draft, tickets };
}
