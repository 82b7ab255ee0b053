import type { FlashCategory } from '@/lib/contract/flash';
import type { DeskWords } from '../desk-words';

/** Sentences of the flash desk (messages/desk, `flash`), and the categories' names. */
export type FlashWords = DeskWords<'flash'> & {
  categories: Readonly<Record<FlashCategory, string>>;
};
