import type { DeskWords } from '../desk-words';

export type ImportWords = DeskWords<'import'>;
