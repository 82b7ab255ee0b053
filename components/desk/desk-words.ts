import type { useMessages } from 'next-intl';

/** Sentences of one of the desk's screens (messages/desk). */
export type DeskWords<Part extends keyof ReturnType<typeof useMessages>['desk']> = ReturnType<
  typeof useMessages
>['desk'][Part];
