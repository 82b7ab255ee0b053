'use client';

import { useOwn } from '@/components/layout/own/own-context';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { CallInput } from '@/lib/contract/endpoints';
import { href } from '@/lib/routes/href';
import { nextWaitingHref } from './next-waiting';
import type { ManuscriptReviewWords } from './review-words';

export interface ManuscriptGoneProps {
  /** What the server said. */
  reason: string;
  which: CallInput<'openReview'>;
  words: ManuscriptReviewWords;
}

/** In the place of a text that does not wait any more, or is not there: why, and how to go on. */
export function ManuscriptGone({ reason, which, words }: ManuscriptGoneProps) {
  const { locale } = useOwn();
  const { manuscript } = words.review;
  const goOn = async () => location.assign(await nextWaitingHref(which, locale));
  return (
    <EmptyState title={manuscript.gone} hint={reason} className="py-16">
      <Button look="primary" onClick={() => void goOn()}>
        {manuscript.next}
      </Button>
      <ButtonLink href={href('desk_review', { locale })}>{manuscript.queue}</ButtonLink>
    </EmptyState>
  );
}
