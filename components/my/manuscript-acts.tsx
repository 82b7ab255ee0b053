'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { ManuscriptItem } from '@/lib/contract/writing';
import { href } from '@/lib/routes/href';
import type { ManuscriptWords } from './manuscript-words';
import { writeHref } from './write-href';

export interface ManuscriptActsProps {
  item: ManuscriptItem;
  words: ManuscriptWords;
  title: string;
}

const ACT = 'inline-flex min-h-11 items-center text-15 text-tide hover:text-ink';

/** What an author can do with a text as it stands. */
export function ManuscriptActs({ item, words, title }: ManuscriptActsProps) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [isAsking, setIsAsking] = useState(false);
  const { article_id: articleId, status } = item;
  const which = { article_id: articleId, locale: item.locale };
  const isLive = item.article_state === 'live';

  const act = async (work: () => Promise<unknown>, said: string) => {
    if (!(await run(work))) return;
    showToast(said, { tone: 'calm' });
    void readAgain(client, ['account', 'myManuscripts']);
  };
  const cancel = () => {
    setIsAsking(false);
    showToast(words.deletionCancelled, { tone: 'calm' });
  };
  const remove = () => {
    setIsAsking(false);
    void act(() => callApi('deleteManuscript', which, { locale }), words.deleted);
  };
  const withdraw = () =>
    act(() => callApi('withdrawManuscript', which, { locale }), words.withdrawn);
  const beginEnglish = () =>
    run(async () => {
      const edition = { article_id: articleId, locale: 'en' as const };
      await callApi('createEdition', edition, { locale });
      location.assign(writeHref(edition, locale));
    });
  const named = (name: string) => ({ 'aria-label': fillIn(words.actOf, { name, title }) });
  return (
    <div className="mt-1 -mb-2 flex flex-wrap gap-x-6">
      {status !== 'pending' && (
        <a href={writeHref(item, locale)} className={ACT} {...named(words.edit)}>
          {words.edit}
        </a>
      )}
      {isLive && (
        <a
          href={href('gw_detail', { locale, param: articleId })}
          className={ACT}
          {...named(words.view)}
        >
          {words.view}
        </a>
      )}
      {status === 'pending' && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={ACT}
          onClick={() => void withdraw()}
          {...named(words.withdraw)}
        >
          {words.withdraw}
        </button>
      )}
      {item.locale !== 'en' && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={ACT}
          onClick={() => void beginEnglish()}
          {...named(words.english)}
        >
          {words.english}
        </button>
      )}
      {(status === 'draft' || status === 'refused') && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={ACT}
          onClick={() => setIsAsking(true)}
          {...named(words.delete)}
        >
          {words.delete}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.deleteTitle}
          text={fillIn(isLive ? words.deleteRevision : words.deleteText, { title })}
          confirm={words.deleteConfirm}
          cancel={words.deleteCancel}
          onConfirm={remove}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
