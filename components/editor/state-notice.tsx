'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { callApi } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { showToast } from '@/lib/client/toast';
import { href } from '@/lib/routes/href';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { useKeeper, useKeeperState } from './use-keeper';

/** Where a text stands in its life, and what can be done about it; nothing for a draft. */
export function StateNotice() {
  const { locale, words } = useSurroundings();
  const { state } = words;
  const keeper = useKeeper();
  const { manuscript } = useKeeperState();
  const [isBusy, setIsBusy] = useState(false);
  if (!manuscript || (manuscript.status === 'draft' && manuscript.article_state !== 'withdrawn')) {
    return null;
  }
  const { status, article_state: article, expected_time: expected } = manuscript;
  if (article === 'withdrawn') {
    // Readers see none of it: whatever else holds of the text would contradict that.
    return (
      <div className="editor-notice" data-status="withdrawn">
        <p>{state.withdrawnArticle}</p>
      </div>
    );
  }
  const reason = words.refusals[manuscript.reason_code as keyof typeof words.refusals] ?? '';
  const withdraw = async () => {
    setIsBusy(true);
    try {
      const which = { article_id: manuscript.article_id, locale: manuscript.locale };
      keeper.note(await callApi('withdrawManuscript', which, { locale }));
      showToast(state.withdrawn, { tone: 'calm' });
    } catch (error) {
      reportFailure(error, words.network);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="editor-notice" data-status={status}>
      {status === 'pending' && (
        <>
          <p>
            {expected
              ? fillIn(state.pending, { time: fullTime(expected, locale) })
              : state.pendingSoon}
          </p>
          <Button disabled={isBusy} onClick={() => void withdraw()}>
            {state.withdraw}
          </Button>
        </>
      )}
      {status === 'refused' && (
        <div>
          <p>
            <strong>{state.refused}</strong> {reason !== '' && fillIn(state.reason, { reason })}
          </p>
          {manuscript.reason_text !== '' && (
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
              {manuscript.reason_text}
            </p>
          )}
        </div>
      )}
      {status === 'approved' && (
        <>
          <p>
            {state.approved}{' '}
            {manuscript.publish_time !== null &&
              article === 'hidden' &&
              fillIn(state.scheduled, { time: fullTime(manuscript.publish_time, locale) })}
          </p>
          {article === 'live' && (
            <ButtonLink
              look="plain"
              className="-ml-4"
              href={href('gw_detail', { locale: manuscript.locale, param: manuscript.article_id })}
            >
              {state.view}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
