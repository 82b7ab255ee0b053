import { useMessages, useTranslations } from 'next-intl';

type StudioMessages = ReturnType<typeof useMessages>['studio'];

/** Sentences of the editor, and why a text was not approved as the list of one's own tells it. */
export type EditorWords = StudioMessages['editor'] & {
  refusals: StudioMessages['mine']['reasons'];
};

/** What stands for the arguments of a sentence until the browser fills it in. */
const NAMES = ['count', 'max', 'time', 'reason', 'name', 'at', 'from', 'to', 'sites'];
const PLACES = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`]));

/**
 * The words of the editor as plain sentences for the browser, which has no message
 * formatter: their arguments stand in them as `{name}`.
 */
export function useEditorWords(): EditorWords {
  const t = useTranslations('studio') as unknown as (key: string, places: typeof PLACES) => string;
  const sentencesOf = (node: unknown, path: string): unknown => {
    // A sentence with arguments may be compiled already: then it is a list.
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return t(path, PLACES);
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, sentencesOf(value, `${path}.${key}`)]),
    );
  };
  const { editor, mine } = useMessages().studio;
  return {
    ...(sentencesOf(editor, 'editor') as StudioMessages['editor']),
    refusals: sentencesOf(mine.reasons, 'mine.reasons') as StudioMessages['mine']['reasons'],
  };
}
