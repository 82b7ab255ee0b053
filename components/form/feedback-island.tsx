'use client';

import { useEffect, useRef } from 'react';
import { fullTime } from '@/components/ui/relative-time';
import { FEEDBACK_MAX_WORDS } from '@/lib/contract/constants';
import { countWords } from '@/lib/contract/word-count';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { isSignedIn } from '@/lib/client/signed-in';
import { FormMessage } from './form-message';
import { Receipt, type ReceiptWords } from './receipt';
import { useForm, type FormWords } from './use-form';

export interface FeedbackIslandProps {
  formId: string;
  locale: Locale;
  words: FormWords;
  /** With `{count}` for the words that are there. */
  counter: string;
  done: ReceiptWords & {
    /** With `{time}`: for who left an address, and who did not. */
    withMail: string;
    withoutMail: string;
    zone: string;
  };
}

/** Where layout/behaviours/path-record keeps this page's path and the one before it. */
const PATH_KEYS = { current: 'currentPath', previous: 'previousPath' };

/** Counts the words, names the page one came from, sends the form, and shows its receipt. */
export function FeedbackIsland({ formId, locale, words, counter, done }: FeedbackIslandProps) {
  const key = useRef('');
  const extra = () => ({ client_key: (key.current ||= newClientKey()) });
  const form = useForm({ formId, call: 'submitFeedback', locale, words, extra });
  const { isSending, message, data, reset } = form;

  useEffect(() => {
    const fields = document.getElementById(`${formId}-fields`);
    if (fields) fields.hidden = Boolean(data);
  }, [data, formId]);
  useEffect(() => void addressReader(formId, locale), [formId, locale]);
  useEffect(() => {
    namePage(formId);
    return watchWords(formId, counter);
  }, [formId, counter]);

  if (!data) return <FormMessage text={isSending ? words.sending : message} isCalm={isSending} />;

  const again = () => {
    key.current = '';
    (document.getElementById(formId) as HTMLFormElement).reset();
    showCount(formId, counter);
    reset();
  };
  const email = document.getElementById(`${formId}-email`) as HTMLInputElement | null;
  const text = email?.value.trim() ? done.withMail : done.withoutMail;
  const time = `${fullTime(data.expected_time, locale)} ${done.zone}`;
  return (
    <Receipt
      reference={data.reference}
      text={text.replace('{time}', time)}
      words={done}
      onAgain={again}
    />
  );
}

/** Fills in the address of a signed-in reader, who may take it away again. */
async function addressReader(formId: string, locale: Locale): Promise<void> {
  if (!isSignedIn()) return;
  // The header tells of a reader who could not be loaded.
  const reader = await callApi('toUserInfo', {}, { locale }).catch(() => undefined);
  const field = document.getElementById(`${formId}-email`) as HTMLInputElement | null;
  if (reader && field && field.value === '') field.value = reader.email;
}

/** Fills in the page that was read before this one, where the reader has not written there. */
function namePage(formId: string): void {
  const field = document.getElementById(`${formId}-page`) as HTMLInputElement | null;
  if (!field || field.value !== '') return;
  try {
    const current = sessionStorage.getItem(PATH_KEYS.current) ?? '';
    // This may run before the page has recorded itself: then the last one is still the current.
    const isRecorded = current === location.pathname;
    const path = isRecorded ? (sessionStorage.getItem(PATH_KEYS.previous) ?? '') : current;
    if (/^\/(?!\/)/.test(path)) field.value = decodeURI(path);
  } catch {
    // Storage that is closed to us, or a path that is no text: the field stays empty.
  }
}

function watchWords(formId: string, counter: string): () => void {
  const stop = new AbortController();
  const show = () => showCount(formId, counter);
  document.getElementById(`${formId}-text`)?.addEventListener('input', show, stop);
  // What the browser kept of a page that was left counts too.
  show();
  return () => stop.abort();
}

function showCount(formId: string, counter: string): void {
  const field = document.getElementById(`${formId}-text`) as HTMLTextAreaElement | null;
  const place = document.getElementById(`${formId}-text-count`);
  if (!field || !place) return;
  const count = countWords(field.value);
  place.textContent = counter.replace('{count}', String(count));
  place.classList.toggle('text-signal', count > FEEDBACK_MAX_WORDS);
}
