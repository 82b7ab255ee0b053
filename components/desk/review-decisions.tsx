'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { Panel } from '@/components/ui/panel';
import { fullTime } from '@/components/ui/relative-time';
import type { Review } from './review-shape';
import type { ManuscriptReviewWords } from './review-words';

export interface ReviewDecisionsProps {
  decisions: Review['decisions'];
  words: ManuscriptReviewWords;
}

/** What the desk decided of this text before, the latest first; nothing for a new one. */
export function ReviewDecisions({ decisions, words }: ReviewDecisionsProps) {
  const { locale } = useOwn();
  const { decisions: names } = words.review.manuscript;
  if (decisions.length === 0) return null;
  return (
    <Panel id="decisions" title={names.title}>
      <ol className="grid gap-3 text-15">
        {decisions.map(({ decision, name, time, reason_code: code, reason_text: note }) => (
          <li key={`${time} ${decision}`}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{names[decision]}</span>
              {name !== '' && <span>{name}</span>}
              <time dateTime={time} className="text-13 text-ink-2">
                {fullTime(time, locale)}
              </time>
            </p>
            {code !== '' && <p>{fillIn(names.reason, { reason: reasonOf(code, words) })}</p>}
            {note !== '' && (
              <p className="whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">{note}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A reason of before the list was changed is told by its code. */
function reasonOf(code: string, { reasons }: ManuscriptReviewWords): string {
  return reasons[code as keyof typeof reasons] ?? code;
}
