import type { useMessages } from 'next-intl';

type StudioMessages = ReturnType<typeof useMessages>['studio'];

/** Plain sentences of messages/studio about the list of one's own articles. */
export type ManuscriptWords = StudioMessages['mine'];
/** Names of the four states. */
export type StatusWords = StudioMessages['status'];
/** Sentences about how often one's articles were read. */
export type StatisticWords = StudioMessages['statistics'];
