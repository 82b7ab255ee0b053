'use client';

import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { showToast } from '@/lib/client/toast';
import type { DeskWords } from '../desk-words';

export interface RecoveryCodesProps {
  codes: readonly string[];
  words: DeskWords<'security'>;
  onKept: () => void;
}

/** The recovery codes, shown this once: to be copied, loaded down or written off. */
export function RecoveryCodes({ codes, words, onKept }: RecoveryCodesProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(words.copied, { tone: 'calm' });
    } catch {
      // A browser that lets nobody write there: the codes can be marked and the file is beside.
    }
  };
  return (
    <div className="border border-rule p-4">
      <h3 ref={head} tabIndex={-1} className="text-17 font-semibold">
        {words.recoveryTitle}
      </h3>
      <p className="mt-1 text-13 text-ink-2">{words.recoveryText}</p>
      <ul translate="no" className="mt-4 grid grid-cols-2 gap-2 font-mono text-15 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {words.download}
        </ButtonLink>
        <Button look="primary" onClick={onKept}>
          {words.saved}
        </Button>
      </div>
    </div>
  );
}
