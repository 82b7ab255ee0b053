import { useMessages, useTranslations } from 'next-intl';

type Messages = ReturnType<typeof useMessages>;

/** What stands for the arguments of a sentence until the browser fills it in. */
export const PLACE_NAMES = [
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
  'id',
  'rest',
  'place',
  'total',
  'value',
  'from',
  'to',
  'text',
  // Of why something of an import was refused.
  'kind',
  'key',
  'field',
  'hash',
  'cause',
  'section',
  'address',
  'language',
  'state',
  'file',
  'names',
  'status',
  'host',
  'what',
];
const PLACES = Object.fromEntries(PLACE_NAMES.map((name) => [name, `{${name}}`]));

/**
 * A part of messages/<namespace> as plain sentences for the browser, which has no message
 * formatter: their arguments stand in them as `{name}`.
 * @param only What of the part is wanted, where it holds sentences with elements in them too.
 */
export function usePlainWords<
  Namespace extends keyof Messages,
  Part extends keyof Messages[Namespace],
  Key extends keyof Messages[Namespace][Part] = keyof Messages[Namespace][Part],
>(namespace: Namespace, part: Part, only?: readonly Key[]): Pick<Messages[Namespace][Part], Key> {
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
  const found = (useMessages() as Messages)[namespace][part];
  const wanted = only ? Object.fromEntries(only.map((key) => [key, found[key]])) : found;
  return sentencesOf(wanted, String(part)) as Pick<Messages[Namespace][Part], Key>;
}
