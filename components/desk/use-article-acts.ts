'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { DeskArticleWords } from './desk-article-words';

/** What the desk does about an article that is or was live; each says whether it was done. */
export function useArticleActs(articleId: number, words: DeskArticleWords) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const act = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    const isDone = await run(work);
    if (isDone) showToast(said, { tone: 'calm' });
    // Also after a refusal: another may have done it already.
    void readAgain(client, ['review', 'articles']);
    return isDone;
  };
  const which = { article_id: articleId };
  return {
    isBusy,
    takeDown: (reason: string) =>
      act(() => callApi('takeDownArticle', { ...which, reason }, { locale }), words.tookDown),
    restore: () => act(() => callApi('restoreArticle', which, { locale }), words.restored),
    correct: (text: { text: string; text_en: string }) =>
      act(() => callApi('addCorrection', { ...which, ...text }, { locale }), words.corrected),
  };
}
