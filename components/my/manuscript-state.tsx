'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { clockTime, fullTime } from '@/components/ui/relative-time';
import { useNow } from '@/components/ui/use-now';
import { REVIEW_MINUTES, type ManuscriptItem } from '@/lib/contract/writing';
import type { ManuscriptWords } from './manuscript-words';

export interface ManuscriptStateProps {
  item: ManuscriptItem;
  words: ManuscriptWords;
}

const TICK_MS = 30_000;
const NOTE = 'mt-2 max-w-measure text-15';

/** How a text stands, where there is more to say than its status. */
export function ManuscriptState({ item, words }: ManuscriptStateProps) {
  const { locale } = useOwn();
  const now = useNow(TICK_MS);
  if (item.status === 'pending' && item.expected_time !== null) {
    return <p className={`${NOTE} text-ink-2`}>{clockSentence(item.expected_time, now, words)}</p>;
  }
  if (item.status === 'refused') return <Refusal item={item} words={words} />;
  if (item.article_state === 'withdrawn') return <p className={NOTE}>{words.takenDown}</p>;
  if (item.publish_time !== null) {
    const time = fullTime(item.publish_time, locale);
    return <p className={`${NOTE} text-ink-2`}>{fillIn(words.scheduled, { time })}</p>;
  }
  return null;
}

/** Why a text was not approved, in full: it is what its author works from. */
function Refusal({ item, words }: ManuscriptStateProps) {
  const reason = words.reasons[item.reason_code as keyof ManuscriptWords['reasons']];
  return (
    <div className={`${NOTE} border-l-2 border-signal pl-4`}>
      <p className="font-medium">
        {words.reason}
        {reason && <> {reason}</>}
      </p>
      {item.reason_text !== '' && (
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
          {item.reason_text}
        </p>
      )}
      <p className="mt-1 text-13 text-ink-2">{words.refusedHint}</p>
    </div>
  );
}

function clockSentence(expected: string, now: number, words: ManuscriptWords): string {
  if (now > Date.parse(expected)) return words.late;
  return fillIn(words.expected, {
    count: REVIEW_MINUTES.from,
    max: REVIEW_MINUTES.to,
    time: clockTime(expected),
  });
}
