import type { useMessages } from 'next-intl';
import { usePlainWords } from '@/components/layout/own/plain-words';

type MyMessages = ReturnType<typeof useMessages>['my'];

/** A part of messages/my as plain sentences for the browser. */
export function useMyWords<Part extends keyof MyMessages>(part: Part) {
  return usePlainWords('my', part);
}
