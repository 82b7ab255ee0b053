import { and, eq } from 'drizzle-orm';
import type { StoredPicture } from '../../contract/importing';
import type { Database } from '../../db/client';
import { media, uploads } from '../../db/schema';

/** Records stored pictures; one that is known already stays as it is. */
export async function savePictures(
  db: Database,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insert(media)
    .values([...pictures])
    .onConflictDoNothing();
}

/** Records a stored picture and who brought it. */
export async function insertUpload(
  db: Database,
  picture: StoredPicture,
  upload: { accountId: number; purpose: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await savePictures(tx, [picture]);
    await insertUploadRow(tx as Database, { ...upload, hash: picture.hash });
  });
}

/** Records who brought a picture that is recorded already. */
export async function insertUploadRow(
  tx: Database,
  upload: { accountId: number; hash: string; purpose: string; at: Date },
): Promise<void> {
  await tx.insert(uploads).values(upload);
}

/** Whether an account brought a picture for a purpose. */
export async function hasUpload(
  db: Database,
  { accountId, hash, purpose }: { accountId: number; hash: string; purpose: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(eq(uploads.accountId, accountId), eq(uploads.hash, hash), eq(uploads.purpose, purpose)),
    )
    .limit(1);
  return row !== undefined;
}
