'use client';

import { useState } from 'react';
import { reportFailure } from '@/lib/client/report-failure';
import { useOwn } from '@/components/layout/own/own-context';

export interface Removal {
  isRemoved: (key: string) => boolean;
  /** Removes at once, or takes it back; a call that fails puts things as they were. */
  turn: (key: string, call: (isRemoved: boolean) => Promise<unknown>) => Promise<void>;
}

/** What of a list was removed on this page: it keeps its place, for the reader to take it back. */
export function useRemoval(): Removal {
  const { words } = useOwn();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const put = (key: string, isRemoved: boolean) =>
    setRemoved((before) => {
      const after = new Set(before);
      if (isRemoved) after.add(key);
      else after.delete(key);
      return after;
    });
  return {
    isRemoved: (key) => removed.has(key),
    turn: async (key, call) => {
      const isRemoved = !removed.has(key);
      put(key, isRemoved);
      try {
        await call(isRemoved);
      } catch (error) {
        put(key, !isRemoved);
        reportFailure(error, words.saveFailed);
      }
    },
  };
}
