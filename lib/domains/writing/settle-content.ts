import { CodedError } from '../../contract/error-codes';
import type { ManuscriptContent } from '../../contract/writing';
import type { Database } from '../../db/client';
import { ownsPicture } from '../media/public';
import { findChoices } from './repository';

/** Uses that a cover may have been brought for: whole, cropped, or from the text. */
const COVER_USES = ['cover', 'banner', '1', 'default'] as const;

/**
 * A cleaned text with nothing that cannot be: sections and labels that there are, and a cover
 * that the writer brought or that was there before.
 * @throws CodedError notPermitted for another's picture.
 */
export async function settleContent(
  tx: Database,
  clean: ManuscriptContent,
  { writerId, before }: { writerId: number; before: ManuscriptContent | undefined },
): Promise<ManuscriptContent> {
  const choices = await findChoices(tx, clean);
  if (clean.cover !== '' && clean.cover !== before?.cover) {
    await refuseStrangeCover(tx, writerId, clean.cover);
  }
  return { ...clean, ...choices };
}

async function refuseStrangeCover(tx: Database, writerId: number, cover: string): Promise<void> {
  for (const use of COVER_USES) {
    if ((await ownsPicture(tx, writerId, cover, use)) !== undefined) return;
  }
  throw new CodedError('notPermitted', { field: 'cover' });
}
