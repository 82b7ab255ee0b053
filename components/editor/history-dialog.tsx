'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fullTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { reportFailure } from '@/lib/client/report-failure';
import { showToast } from '@/lib/client/toast';
import type { Manuscript, ManuscriptContent } from '@/lib/contract/writing';
import { DiffView } from './diff-view';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { Sheet } from './sheet';

export interface HistoryDialogProps {
  manuscript: Manuscript;
  /** The text in hand. */
  content: ManuscriptContent;
  isReadOnly: boolean;
  onRestored: (manuscript: Manuscript) => void;
  onClose: () => void;
}

/** Earlier versions of a text; one can be looked at beside the text in hand, and brought back. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { manuscript, onClose } = props;
  const { locale, words } = useSurroundings();
  const { history } = words;
  const [shown, setShown] = useState<number | null>(null);
  const which = { article_id: manuscript.article_id, locale: manuscript.locale };
  const query = useQuery({
    queryKey: ['writing', 'history', which, manuscript.revision],
    queryFn: ({ signal }) => callApi('manuscriptHistory', which, { locale, signal }),
    gcTime: 0,
  });
  return (
    <Sheet title={history.title} onClose={onClose}>
      {query.isPending && <SkeletonRows count={4} look="flash" label={history.loading} />}
      {query.isError && <p role="alert">{history.failed}</p>}
      {query.data?.list.length === 0 && <p className="py-8 text-ink-2">{history.empty}</p>}
      {shown === null ? (
        <ol className="ruled">
          {query.data?.list.map((version) => (
            <li key={`${version.revision} ${version.reason} ${version.saved_time}`}>
              <button
                type="button"
                className="min-h-11 w-full py-2 text-left text-15 hover:text-tide"
                onClick={() => setShown(version.revision)}
              >
                {fillIn(history.line, {
                  time: fullTime(version.saved_time, locale),
                  reason: history.reasons[version.reason],
                  count: version.words,
                })}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <Version {...props} revision={shown} onBack={() => setShown(null)} />
      )}
    </Sheet>
  );
}

function Version(props: HistoryDialogProps & { revision: number; onBack: () => void }) {
  const { manuscript, content, revision, isReadOnly, onRestored, onBack, onClose } = props;
  const { locale, words } = useSurroundings();
  const { history } = words;
  const [isBusy, setIsBusy] = useState(false);
  const which = { article_id: manuscript.article_id, locale: manuscript.locale };
  const query = useQuery({
    queryKey: ['writing', 'version', which, revision],
    queryFn: ({ signal }) =>
      callApi('getManuscriptVersion', { ...which, revision }, { locale, signal }),
    gcTime: 0,
  });
  const restore = async () => {
    setIsBusy(true);
    try {
      const input = { ...which, base_revision: manuscript.revision, revision };
      onRestored(await callApi('restoreManuscript', input, { locale }));
      showToast(history.restored, { tone: 'calm' });
      onClose();
    } catch (error) {
      setIsBusy(false);
      reportFailure(error, words.network);
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button look="plain" className="-ml-4" onClick={onBack}>
          {history.back}
        </Button>
        {!isReadOnly && (
          <Button disabled={isBusy || !query.data} onClick={() => void restore()}>
            {history.restore}
          </Button>
        )}
      </div>
      <p className="mt-2 text-13 text-ink-2">{history.compare}</p>
      {query.isError && <p role="alert">{history.failed}</p>}
      {query.isPending && <SkeletonRows count={4} look="flash" label={history.loading} />}
      {query.data && (
        <DiffView before={query.data.content} after={content} lang={manuscript.locale} />
      )}
    </>
  );
}
