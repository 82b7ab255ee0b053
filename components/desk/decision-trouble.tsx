'use client';

import { useOwn } from '@/components/layout/own/own-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { href } from '@/lib/routes/href';
import type { ReviewWords } from './review-words';

export interface DecisionTroubleProps {
  /** What the server said. */
  reason: string;
  words: ReviewWords;
  readAgain: () => void;
  goOn: () => void;
}

/** A decision that was overtaken: why, and the ways on. */
export function DecisionTrouble({ reason, words, readAgain, goOn }: DecisionTroubleProps) {
  const { locale } = useOwn();
  const { manuscript } = words;
  return (
    <div role="alert" className="mb-4 border-l-2 border-signal pl-4">
      <p className="font-medium">{manuscript.trouble}</p>
      <p className="mt-1 text-15 text-ink-2">{reason}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={readAgain}>{manuscript.readAgain}</Button>
        <Button onClick={goOn}>{manuscript.next}</Button>
        <ButtonLink look="plain" href={href('desk_review', { locale })}>
          {manuscript.queue}
        </ButtonLink>
      </div>
    </div>
  );
}
