'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { keepMessage } from '@/lib/client/kept-message';
import { reportFailure } from '@/lib/client/report-failure';
import type { CallInput } from '@/lib/contract/endpoints';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Manuscript } from '@/lib/contract/writing';
import { nextWaitingHref } from './next-waiting';

/** Refusals about the text as it is now: another holds it, it changed, or it was decided. */
const OVERTAKEN = [
  ERRORS.manuscriptConflict.code,
  ERRORS.notPermitted.code,
  ERRORS.articleNotFound.code,
  ERRORS.manuscriptIncomplete.code,
] as readonly number[];

/** What is decided, beside of which text. */
export type Decision = Pick<
  CallInput<'decideReview'>,
  'decision' | 'publish_time' | 'reason_code' | 'reason_text'
>;

export interface Decide {
  isBusy: boolean;
  /** What the server said against the decision; '' while nothing is in its way. */
  trouble: string;
  /** @param said with `{title}`, told on the page that one goes on to. */
  decide: (decision: Decision, said: string) => Promise<void>;
}

/** Decides a text, and goes on to the one that waits longest. */
export function useDecide(manuscript: Manuscript, untitled: string): Decide {
  const { locale, words } = useOwn();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { article_id: articleId, locale: edition, revision, content } = manuscript;
  const which = { article_id: articleId, locale: edition };
  const decide = async (decision: Decision, said: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setTrouble('');
    try {
      await callApi('decideReview', { ...which, revision, ...decision }, { locale });
      keepMessage(fillIn(said, { title: content.title || untitled }));
      location.assign(await nextWaitingHref(which, locale));
    } catch (error) {
      setIsBusy(false);
      if (error instanceof CallFailed && OVERTAKEN.includes(error.code)) setTrouble(error.message);
      else reportFailure(error, words.saveFailed);
    }
  };
  return { isBusy, trouble, decide };
}
