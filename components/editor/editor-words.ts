import { useMessages, useTranslations } from 'next-intl';

type EditorMessages = ReturnType<typeof useMessages>['studio']['editor'];

/** What stands for the arguments of a sentence until the browser fills it in. */
const NAMES = ['count', 'max', 'time', 'reason', 'name', 'at', 'from', 'to', 'sites'];
const PLACES = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`]));

/**
 * The words of the editor as plain sentences for the browser, which has no message
 * formatter: their arguments stand in them as `{name}`.
 */
export function useEditorWords(): EditorMessages {
  const t = useTranslations('studio') as unknown as (key: string, places: typeof PLACES) => string;
  const sentencesOf = (node: unknown, path: string): unknown => {
    // A sentence with arguments may be compiled already: then it is a list.
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return t(path, PLACES);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, sentencesOf(value, `${path}.${key}`)]),
    );
  };
  return sentencesOf(useMessages().studio.editor, 'editor') as EditorMessages;
}

export type EditorWords = ReturnType<typeof useEditorWords>;
