'use client';

import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '@/components/layout/load-chunk';
import type { CallOutput } from '@/lib/contract/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import type { FormCall, Sent } from './send-form';
import type { FaultWords } from './show-faults';

export interface FormWords extends FaultWords {
  sending: string;
  /** With `{count}` for the number of fields. */
  problems: { one: string; other: string };
  failed: string;
  offline: string;
}

export interface FormUse<Call extends FormCall> {
  formId: string;
  call: Call;
  locale: Locale;
  words: FormWords;
  extra?: () => Record<string, string>;
}

/**
 * Brings a form that stands in the page to life: its button works from now on, and what
 * checks and sends it is loaded when the reader begins to fill it in.
 * Out: whether it is being sent, what to say of it, and the answer.
 */
export function useForm<Call extends FormCall>(use: FormUse<Call>) {
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('');
  const [data, setData] = useState<CallOutput<Call>>();
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    const form = document.getElementById(use.formId) as HTMLFormElement | null;
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!form || !button) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const load = () => loadChunk(() => import('./send-form'));
    let isBusy = false;
    const send = async () => {
      const { call, locale, words, extra } = latest.current;
      const chunk = await load();
      if (!chunk) return setMessage(words.failed);
      const sent = await chunk.sendForm({
        form,
        call,
        locale,
        words,
        ...(extra && { extra: extra() }),
      });
      if (sent.kind === 'answered') setData(sent.data);
      setMessage(messageOf(sent, words));
    };
    const submit = async () => {
      if (isBusy) return;
      isBusy = true;
      setIsSending(true);
      setMessage('');
      button.setAttribute('aria-disabled', 'true');
      await send().catch(() => setMessage(latest.current.words.failed));
      button.removeAttribute('aria-disabled');
      setIsSending(false);
      isBusy = false;
    };
    form.addEventListener('focusin', () => void load(), { signal, once: true });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void submit();
      },
      { signal },
    );
    button.disabled = false;
    return () => stop.abort();
  }, [use.formId]);

  return { isSending, message, data, reset: () => setData(undefined) };
}

function messageOf(sent: Sent<FormCall>, words: FormWords): string {
  if (sent.kind === 'answered') return '';
  if (sent.kind === 'faults') {
    const { one, other } = words.problems;
    return (sent.count === 1 ? one : other).replace('{count}', String(sent.count));
  }
  return sent.message || (sent.isOffline ? words.offline : words.failed);
}
