import type { useMessages } from 'next-intl';
import type { ContentKind } from '@/lib/contract/desk-content';
import type { FieldFault } from '@/lib/contract/error-codes';
import type { DeskWords } from '../desk-words';

type Messages = ReturnType<typeof useMessages>;

/** Sentences of the desk's records, with the names that readers see of their choices. */
export type ContentWords = DeskWords<'content'> & {
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  states: Messages['desk']['content']['states'];
};

/** What a field of a kind is called. */
export function fieldName(words: ContentWords, name: string): string {
  const names: Readonly<Record<string, string>> = words.fields;
  return names[name] ?? name;
}

/** What helps to fill a field in; '' where its name says all. */
export function fieldHint(words: ContentWords, name: string): string {
  const hints: Readonly<Record<string, string>> = words.hints;
  return hints[name] ?? '';
}

/** What a choice of a field is called. */
export function choiceName(words: ContentWords, field: string, value: string): string {
  return words.choices[field]?.[value] ?? value;
}

export const kindName = (words: ContentWords, kind: ContentKind): string => words.kinds[kind];

/** What is wrong with a field, in a sentence. */
export const faultSentence = (words: ContentWords, fault: FieldFault | undefined): string =>
  fault === undefined ? '' : words.faults[fault];
