import { useMessages, useTranslations } from 'next-intl';

type MyMessages = ReturnType<typeof useMessages>['my'];

/** What stands for the arguments of a sentence until the browser fills it in. */
const NAMES = ['count', 'wanted', 'name', 'title', 'device', 'seconds', 'target', 'max'];
const PLACES = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`]));

/**
 * A part of messages/my as plain sentences for the browser, which has no message
 * formatter: their arguments stand in them as `{name}`.
 */
export function useMyWords<Part extends keyof MyMessages>(part: Part): MyMessages[Part] {
  const t = useTranslations('my') as unknown as (key: string, places: typeof PLACES) => string;
  const sentencesOf = (node: unknown, path: string): unknown => {
    // A sentence with arguments may be compiled already: then it is a list.
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return t(path, PLACES);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, sentencesOf(value, `${path}.${key}`)]),
    );
  };
  return sentencesOf(useMessages().my[part], part) as MyMessages[Part];
}
