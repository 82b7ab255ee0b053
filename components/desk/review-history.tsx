'use client';

import { fillCount } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Panel } from '@/components/ui/panel';
import { fullTime } from '@/components/ui/relative-time';
import type { Review } from './review-shape';
import type { ReviewWords } from './review-words';

export interface ReviewHistoryProps {
  history: Review['history'];
  words: ReviewWords;
}

/** So many versions are shown before the rest is opened. */
const SHOWN = 5;

/** The versions that a text went through and the decisions on them, the latest first. */
export function ReviewHistory({ history, words }: ReviewHistoryProps) {
  const { manuscript } = words;
  if (history.length === 0) return null;
  const rest = history.slice(SHOWN);
  return (
    <Panel id="history" title={manuscript.history}>
      <Versions history={history.slice(0, SHOWN)} words={words} />
      {rest.length > 0 && (
        <details className="text-13">
          <summary className="flex min-h-11 items-center text-tide">
            {fillCount(manuscript.older, rest.length)}
          </summary>
          <Versions history={rest} words={words} />
        </details>
      )}
    </Panel>
  );
}

function Versions({ history, words }: ReviewHistoryProps) {
  const { locale } = useOwn();
  const { kept } = words.manuscript;
  return (
    <ol className="grid gap-1 text-13 text-ink-2">
      {history.map((version) => (
        <li
          key={`${version.revision} ${version.reason} ${version.saved_time}`}
          className="flex flex-wrap gap-x-3"
        >
          <time dateTime={version.saved_time}>{fullTime(version.saved_time, locale)}</time>
          <span>{kept[version.reason]}</span>
          <span>{version.saved_by}</span>
          <span className="tabular">{fillCount(words.length, version.words)}</span>
        </li>
      ))}
    </ol>
  );
}
