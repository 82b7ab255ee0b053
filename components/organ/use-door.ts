'use client';

import { useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { CallFailed, callApi } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { CHECK_IN_RESULTS } from '@/lib/contract/event-hosting';
import { useKeptCheckIns } from './use-kept-check-ins';

type Attendees = CallOutput<'admin/activity/attendees'>;

export interface DoorAnswer {
  result: (typeof CHECK_IN_RESULTS)[number];
  code: string;
  name: string;
  ticketName: string;
  isOffline: boolean;
  /** When it was used before, or ''. */
  usedTime: string;
}

/** Nobody waits longer at a door for a network that does not answer. */
const PATIENCE_MS = 4_000;

/**
 * Checks codes in. Without a network the list that was loaded decides, for as long as the server
 * believes the device's clock (ten minutes); what was done is handed in as soon as it is back.
 */
export function useDoor({ eventId, attendees }: { eventId: number; attendees: Attendees }) {
  const { locale, words } = useOwn();
  const [answer, setAnswer] = useState<DoorAnswer>();
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const kept = useKeptCheckIns(eventId);
  // What was handed in counts until the list that tells of it is loaded.
  const isUsed = (code: string) =>
    used.has(code) || kept.settled.includes(code) || kept.waiting.some((one) => one.code === code);

  async function check(text: string) {
    const at = new Date().toISOString();
    const input = { event_id: eventId, code: text.trim(), used_time: at };
    if (input.code === '') return;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const { result, ticket } = await callApi('admin/activity/orderCheck', input, {
        locale,
        signal,
      });
      if (result === 'valid') setUsed((before) => new Set(before).add(plainCode(text)));
      const { name = '', ticket_name: ticketName = '', used_time: time } = ticket ?? {};
      const usedTime = result === 'used' ? (time ?? '') : '';
      setAnswer({ result, code: text, name, ticketName, isOffline: false, usedTime });
    } catch (error) {
      if (error instanceof CallFailed && error.code !== 0) reportFailure(error, words.failed);
      else decideAlone(text, at);
    }
  }

  function decideAlone(text: string, at: string) {
    const code = plainCode(text);
    const row = attendees.list.find((known) => known.code === code);
    const { name = '', ticket_name: ticketName = '' } = row ?? {};
    const tell = (result: DoorAnswer['result']) =>
      setAnswer({
        result,
        code: text,
        name,
        ticketName,
        isOffline: true,
        usedTime: result === 'used' ? (row?.used_time ?? '') : '',
      });
    if (!row) return tell('unknown');
    if (row.status === 'used' || isUsed(code)) return tell('used');
    if (row.status !== 'valid') return tell('revoked');
    kept.keep({ code, at, name });
    tell('valid');
  }

  const undo = () => {
    if (!answer) return;
    const code = plainCode(answer.code);
    if (answer.isOffline && kept.drop(code)) return setAnswer(undefined);
    const input = { event_id: eventId, code: answer.code, undo: true };
    callApi('admin/activity/orderCheck', input, { locale }).then(
      () => {
        setUsed((before) => new Set([...before].filter((other) => other !== code)));
        kept.unsettle(code);
        setAnswer(undefined);
      },
      (error: unknown) => reportFailure(error, words.failed),
    );
  };

  const live = attendees.list.filter(({ status }) => status !== 'revoked');
  const inside = live.filter(({ status, code }) => status === 'used' || isUsed(code)).length;
  return {
    answer,
    check,
    undo,
    waiting: kept.waiting.length,
    doubles: kept.doubles,
    forget: kept.forget,
    inside,
    all: live.length,
  };
}

/** The ticket's code in what was read or typed. */
function plainCode(text: string): string {
  const [, code = text] = text.trim().split('.');
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
