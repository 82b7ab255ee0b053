import type { useMessages } from 'next-intl';

/** Plain sentences of messages/desk, `articles`. */
export type DeskArticleWords = ReturnType<typeof useMessages>['desk']['articles'];
