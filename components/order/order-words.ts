import type { useMessages } from 'next-intl';

type EventMessages = ReturnType<typeof useMessages>['events'];

/** Sentences of buying (messages/events, `order`), arguments as `{name}`. */
export type OrderWords = EventMessages['order'];
