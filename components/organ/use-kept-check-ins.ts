'use client';

import { useEffect, useRef, useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { CallFailed, callApi } from '@/lib/client/call-api';

/** Somebody who was let in without a network. */
export interface KeptCheckIn {
  code: string;
  at: string;
  name: string;
}

/** How often what was done without a network is handed in. */
const SYNC_MS = 5_000;

/**
 * Check-ins that were done without a network: they outlast the page, and are handed in one after
 * another once the server answers. One that the server knows of from another door is told.
 */
export function useKeptCheckIns(eventId: number) {
  const { locale } = useOwn();
  const place = `door-${eventId}`;
  const [waiting, setWaiting] = useState<readonly KeptCheckIn[]>(() => read(place));
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [doubles, setDoubles] = useState<readonly KeptCheckIn[]>([]);
  const isSending = useRef(false);

  useEffect(() => write(place, waiting), [place, waiting]);

  useEffect(() => {
    if (waiting.length === 0) return undefined;
    const handIn = async () => {
      const [first] = waiting;
      if (!first || isSending.current) return;
      isSending.current = true;
      const isAnswered = await send(first);
      isSending.current = false;
      if (!isAnswered) return;
      setWaiting((before) => before.filter(({ code }) => code !== first.code));
      setSettled((before) => [...before, first.code]);
    };
    /** Out: whether the server answered; what it refuses it would refuse again. */
    const send = async (one: KeptCheckIn): Promise<boolean> => {
      const input = { event_id: eventId, code: one.code, used_time: one.at };
      try {
        const { result, ticket } = await callApi('admin/activity/orderCheck', input, { locale });
        // One's own hand-in whose answer was lost is no other door's.
        const isOwn = result === 'valid' || ticket?.used_time === one.at;
        if (!isOwn) setDoubles((before) => [...before, one]);
        return true;
      } catch (error) {
        return error instanceof CallFailed && error.code !== 0;
      }
    };
    const begin = () => void handIn();
    const timer = setInterval(begin, SYNC_MS);
    window.addEventListener('online', begin);
    begin();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', begin);
    };
  }, [waiting, eventId, locale]);

  const keep = (one: KeptCheckIn) => setWaiting((before) => [...before, one]);
  /** Out: whether it had not been handed in yet. */
  const drop = (code: string): boolean => {
    const isThere = waiting.some((one) => one.code === code);
    setWaiting((before) => before.filter((one) => one.code !== code));
    return isThere;
  };
  const unsettle = (code: string) =>
    setSettled((before) => before.filter((other) => other !== code));
  return { waiting, settled, doubles, keep, drop, unsettle, forget: () => setDoubles([]) };
}

function read(place: string): KeptCheckIn[] {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as KeptCheckIn[];
  } catch {
    return [];
  }
}

function write(place: string, waiting: readonly KeptCheckIn[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(waiting));
  } catch {
    // Without storage they are kept for as long as the page is open.
  }
}
