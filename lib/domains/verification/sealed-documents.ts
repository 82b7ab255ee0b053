import { z } from 'zod';
import { REAL_NAME_DOCUMENTS } from '../../contract/own-account';
import { sealText, unsealText } from '../../platform/secret';

/** Names the key that requests are sealed with: the text and the picture alike. */
export const REAL_NAME_KEY = 'real-name';

const documentSchema = z.object({
  accountId: z.number().int(),
  document: z.enum(REAL_NAME_DOCUMENTS),
  name: z.string(),
  number: z.string(),
});

/** What identifies a person, in the clear. */
export type IdentityDocument = z.infer<typeof documentSchema>;

export function sealDocument(document: IdentityDocument): string {
  return sealText(REAL_NAME_KEY, JSON.stringify(document));
}

/** @throws Error for what this installation did not seal, or sealed for another account. */
export function openDocument(sealed: string, accountId: number): IdentityDocument {
  const document = documentSchema.parse(JSON.parse(unsealText(REAL_NAME_KEY, sealed)));
  if (document.accountId !== accountId) throw new Error('A sealed document is another account’s.');
  return document;
}
