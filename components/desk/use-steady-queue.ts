'use client';

import { useState } from 'react';
import type { CallInput, CallOutput } from '@/lib/contract/endpoints';
import { steadyQueue, type QueueRow } from './steady-queue';

type Answer = CallOutput<'reviewQueue'>;

export interface SteadyQueue {
  rows: readonly QueueRow[];
  /** Whether rows are shown that left the queue meanwhile. */
  hasGone: boolean;
  /** Shows the queue as it is now. */
  tidy: () => void;
}

/** @param answer the latest one; @param asked for another part of the queue, all rows are new. */
export function useSteadyQueue(
  answer: Answer | undefined,
  asked: CallInput<'reviewQueue'>,
): SteadyQueue {
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState<Shown>({ key, answer: undefined, rows: [] });
  if (answer && answer !== shown.answer) {
    // The rows of another filter that still stand in are no beginning for the ones to come.
    const before = key === shown.key ? shown.rows : [];
    setShown({ key, answer, rows: steadyQueue(before, answer.list) });
  }
  return {
    rows: shown.rows,
    hasGone: shown.rows.some(({ isGone }) => isGone),
    tidy: () => setShown({ key, answer, rows: steadyQueue([], answer?.list ?? []) }),
  };
}

interface Shown {
  key: string;
  answer: Answer | undefined;
  rows: readonly QueueRow[];
}
