import type { FlashInput } from '../../contract/desk-flash';
import { CodedError } from '../../contract/error-codes';

/** An English edition has both its title and its text. @throws CodedError invalidInput */
export function requireWhole(input: Pick<FlashInput, 'title_en' | 'content_en'>): void {
  const { title_en: title, content_en: content } = input;
  if ((title === '') === (content === '')) return;
  const field = title === '' ? 'title_en' : 'content_en';
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'required' });
}
