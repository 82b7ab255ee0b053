'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { showToast } from '@/lib/client/toast';
import { REVIEW_MINUTES } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { fillCount, fillIn } from './fill-in';
import { gapsOf } from './manuscript-gaps';
import { useKeeper, useKeeperState, useLastContent } from './use-keeper';

/** Hands a text to the desk; as long as something is missing, it says what. */
export function SubmitPanel() {
  const { locale, words } = useSurroundings();
  const { submit } = words;
  const keeper = useKeeper();
  const { phase } = useKeeperState();
  const [isBusy, setIsBusy] = useState(false);
  const content = useLastContent();
  const gaps = gapsOf(content);
  const missing = content.body_html.match(/<figure id="missing-picture/g)?.length ?? 0;
  const isReady = gaps.length === 0 && phase !== 'conflict';

  const send = async () => {
    if (!isReady || isBusy) return;
    setIsBusy(true);
    try {
      const isSaved = await keeper.flush();
      const { manuscript } = keeper.getState();
      if (!isSaved || !manuscript) {
        showToast(submit.unsaved);
        return;
      }
      const { article_id, locale: edition, revision } = manuscript;
      const input = { article_id, locale: edition, base_revision: revision };
      keeper.note(await callApi('submitManuscript', input, { locale }));
      showToast(fillIn(submit.submitted, REVIEW_MINUTES), { tone: 'calm' });
    } catch (error) {
      reportFailure(error, words.network);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="editor-submit" aria-label={submit.submit}>
      {gaps.length > 0 && (
        <div id="submit-gaps" className="text-13 text-ink-2">
          <p>{submit.missing}</p>
          <ul className="list-disc pl-5">
            {gaps.map((gap) => (
              <li key={gap}>{submit.gaps[gap]}</li>
            ))}
          </ul>
        </div>
      )}
      {missing > 0 && <p className="text-13 text-signal">{fillCount(submit.pictures, missing)}</p>}
      <Button
        look="primary"
        className="w-full aria-disabled:opacity-50"
        aria-disabled={!isReady || isBusy}
        aria-describedby={gaps.length > 0 ? 'submit-gaps' : undefined}
        onClick={() => void send()}
      >
        {isBusy ? submit.submitting : submit.submit}
      </Button>
    </section>
  );
}
