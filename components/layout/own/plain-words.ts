import { useMessages, useTranslations } from 'next-intl';

type Messages = ReturnType<typeof useMessages>;

/** What stands for the arguments of a sentence until the browser fills it in. */
const NAMES = [
  'count',
  'wanted',
  'name',
  'title',
  'device',
  'seconds',
  'target',
  'max',
  'time',
  'minutes',
  'reason',
  'number',
  'place',
  'total',
];
const PLACES = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`]));

/**
 * A part of messages/<namespace> as plain sentences for the browser, which has no message
 * formatter: their arguments stand in them as `{name}`.
 */
export function usePlainWords<
  Namespace extends keyof Messages,
  Part extends keyof Messages[Namespace],
>(namespace: Namespace, part: Part): Messages[Namespace][Part] {
  const t = useTranslations(namespace as never) as unknown as (
    key: string,
    places: typeof PLACES,
  ) => string;
  const sentencesOf = (node: unknown, path: string): unknown => {
    // A sentence with arguments may be compiled already: then it is a list.
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return t(path, PLACES);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, sentencesOf(value, `${path}.${key}`)]),
    );
  };
  const messages = useMessages() as Messages;
  return sentencesOf(messages[namespace][part], String(part)) as Messages[Namespace][Part];
}
