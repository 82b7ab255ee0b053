import type { useMessages } from 'next-intl';

type EventMessages = ReturnType<typeof useMessages>['events'];

/** Sentences of holding events (messages/events, `organ`), arguments as `{name}`. */
export type OrganWords = EventMessages['organ'];
