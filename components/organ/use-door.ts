'use client';

import { useEffect, useRef, useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { CallFailed, callApi } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { CHECK_IN_RESULTS } from '@/lib/contract/event-hosting';

type Attendees = CallOutput<'admin/activity/attendees'>;

export interface DoorAnswer {
  result: (typeof CHECK_IN_RESULTS)[number];
  code: string;
  name: string;
  ticketName: string;
  isOffline: boolean;
}

interface Kept {
  code: string;
  at: string;
}

/** How often what was done without a network is handed in. */
const SYNC_MS = 5_000;

/**
 * Checks codes in. Without a network the list that was loaded decides, for as long as the server
 * believes the device's clock (ten minutes); what was done is handed in as soon as it is back.
 */
export function useDoor({ eventId, attendees }: { eventId: number; attendees: Attendees }) {
  const { locale, words } = useOwn();
  const [answer, setAnswer] = useState<DoorAnswer>();
  const [kept, setKept] = useState<Kept[]>([]);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const isSending = useRef(false);

  async function check(text: string) {
    const input = { event_id: eventId, code: text.trim() };
    if (input.code === '') return;
    try {
      const { result, ticket } = await callApi('admin/activity/orderCheck', input, { locale });
      if (result === 'valid') setUsed((before) => new Set(before).add(plainCode(text)));
      const { name = '', ticket_name: ticketName = '' } = ticket ?? {};
      setAnswer({ result, code: text, name, ticketName, isOffline: false });
    } catch (error) {
      if (error instanceof CallFailed && error.code !== 0) reportFailure(error, words.failed);
      else decideAlone(text);
    }
  }

  function decideAlone(text: string) {
    const code = plainCode(text);
    const row = attendees.list.find((known) => known.code === code);
    const { name = '', ticket_name: ticketName = '' } = row ?? {};
    const tell = (result: DoorAnswer['result']) =>
      setAnswer({ result, code: text, name, ticketName, isOffline: true });
    if (!row) return tell('unknown');
    if (row.status === 'used' || used.has(code)) return tell('used');
    if (row.status !== 'valid') return tell('revoked');
    setUsed((before) => new Set(before).add(code));
    setKept((before) => [...before, { code, at: new Date().toISOString() }]);
    tell('valid');
  }

  useEffect(() => {
    if (kept.length === 0) return undefined;
    const handIn = async () => {
      const [first] = kept;
      if (!first || isSending.current) return;
      isSending.current = true;
      try {
        const input = { event_id: eventId, code: first.code, used_time: first.at };
        await callApi('admin/activity/orderCheck', input, { locale });
        setKept((before) => before.slice(1));
      } catch (error) {
        // What the server refuses it will refuse again; without an answer it waits.
        if (error instanceof CallFailed && error.code !== 0) setKept((before) => before.slice(1));
      } finally {
        isSending.current = false;
      }
    };
    const timer = setInterval(() => void handIn(), SYNC_MS);
    void handIn();
    return () => clearInterval(timer);
  }, [kept, eventId, locale]);

  const undo = () => {
    if (!answer) return;
    const input = { event_id: eventId, code: answer.code, undo: true };
    callApi('admin/activity/orderCheck', input, { locale }).then(
      () => {
        setUsed((before) => new Set([...before].filter((code) => code !== plainCode(answer.code))));
        setAnswer(undefined);
      },
      (error: unknown) => reportFailure(error, words.failed),
    );
  };
  const live = attendees.list.filter(({ status }) => status !== 'revoked');
  const inside = live.filter(({ status, code }) => status === 'used' || used.has(code)).length;
  return { answer, check, undo, waiting: kept.length, inside, all: live.length };
}

/** The ticket's code in what was read or typed. */
function plainCode(text: string): string {
  const [, code = text] = text.trim().split('.');
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
