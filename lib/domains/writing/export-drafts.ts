import type { ArchivedDraft } from '../../contract/archive';
import type { Database } from '../../db/client';
import { hashesIn, listPictures } from '../articles/public';
import { findDraft, type DraftRow } from './archive-repository';

/** A text that is not live, as an archive holds it. */
export async function findArchivedDraft(
  db: Database,
  place: DraftRow,
): Promise<ArchivedDraft | undefined> {
  const row = await findDraft(db, place);
  if (!row) return undefined;
  const { content } = row;
  return {
    client_key: row.clientKey,
    original_locale: row.originalLocale,
    locale: place.locale,
    state: row.state,
    content: { ...content, labels: [] },
    label_keys: row.labelKeys,
    created_time: row.createdAt.toISOString(),
    updated_time: row.updatedAt.toISOString(),
    pictures: await listPictures(db, hashesIn([`${content.cover}/`, content.body_html])),
  };
}
