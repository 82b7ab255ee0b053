import type { useMessages } from 'next-intl';

type Messages = ReturnType<typeof useMessages>;

/** Plain sentences of messages/desk, `review`. */
export type ReviewWords = Messages['desk']['review'];

/** What the page of one text says, from where each part is kept. */
export interface ManuscriptReviewWords {
  review: ReviewWords;
  /** Why a text was not approved, as its author reads it. */
  reasons: Messages['studio']['mine']['reasons'];
  levels: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6', string>>;
}
