import type { DeskWords } from '../desk-words';

/** Sentences of the requests (messages/desk, `requests`), and what the forms offered to choose. */
export type RequestsWords = DeskWords<'requests'> & {
  choices: Readonly<Record<string, string>>;
};
