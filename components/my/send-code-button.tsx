'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/lib/client/toast';
import type { CodeReceipt } from '@/lib/contract/sign-in';
import { fillIn } from '@/components/layout/own/fill-in';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface SendCodeWords {
  send: string;
  sending: string;
  wait: string;
  sent: string;
}

export interface SendCodeButtonProps {
  words: SendCodeWords;
  /** Sends the code; undefined where there is nothing yet to send it to. */
  send: () => Promise<CodeReceipt> | undefined;
}

/** Sends a code; after one that was sent it counts down until the next may be (spec section 4). */
export function SendCodeButton({ words, send }: SendCodeButtonProps) {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const { isBusy, run } = useSubmit();
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  const press = () => {
    if (isBusy || seconds > 0) return;
    const sending = send();
    if (!sending) return;
    void run(async () => {
      const { resend_seconds: wait } = await sending;
      setNow(Date.now());
      setUntil(Date.now() + wait * 1000);
      showToast(words.sent, { tone: 'calm' });
    });
  };
  return (
    <Button className="shrink-0 tabular" aria-disabled={isBusy || seconds > 0} onClick={press}>
      {seconds > 0 ? fillIn(words.wait, { seconds }) : isBusy ? words.sending : words.send}
    </Button>
  );
}
