'use client';

import { useRef, useState } from 'react';
import { CallFailed } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { hushToasts } from '@/lib/client/toast';
import { useOwn } from './own-context';

/**
 * Sends something once at a time; what fails is told to the reader, and what an earlier try said
 * is taken away.
 * Out: whether it is under way, and a function that runs the work: true where it went well. Its
 * second parameter may say a refusal beside the field that it is about: true where it did.
 */
export function useSubmit() {
  const { words } = useOwn();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const run = async (
    work: () => Promise<unknown>,
    sayAtField?: (refusal: CallFailed) => boolean,
  ): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    hushToasts();
    setIsBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const isSaid = error instanceof CallFailed && sayAtField?.(error);
      if (!isSaid) reportFailure(error, words.saveFailed);
      return false;
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
