import type { useMessages } from 'next-intl';

/** Plain sentences of messages/desk, `review`. */
export type ReviewWords = ReturnType<typeof useMessages>['desk']['review'];
