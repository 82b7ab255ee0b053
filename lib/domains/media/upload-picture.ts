import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { UploadType } from '../../contract/uploads';
import type { FileStore } from '../../platform/file-store';
import { publicPictureAddress } from '../../platform/media-host';
import { personOf, type CallContext, type DomainContext } from '../domain-context';
import { UPLOAD_BY_DAY, UPLOAD_BY_PERSON } from './limits';
import { pictureAddress } from './picture-address';
import type { Reencoded } from './reencode-picture';
import { reencodeUpload } from './reencode-upload';
import { insertUpload } from './repository';
import { keepReencoded } from './store-picture';
import { looksLikeWebPicture, maxBytesFor, minSideFor } from './upload-rules';

/**
 * Takes in a picture that a person brings: JPEG, PNG or GIF by its content, upright, without
 * metadata, the first frame of a moving one. What is kept is the site's own encoding of it.
 * @throws CodedError pictureTooLarge, pictureTooSmall (avatars), and as reencodeUpload
 */
export async function uploadPicture({
  ctx,
  store,
  input,
}: {
  ctx: CallContext;
  store: FileStore;
  input: { file: Uint8Array; type: UploadType };
}): Promise<CallOutput<'upload'>> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const { file, type } = input;
  await ctx.limit(UPLOAD_BY_PERSON, String(person.id));
  await ctx.limit(UPLOAD_BY_DAY, String(person.id));
  const maxBytes = maxBytesFor(type);
  if (file.byteLength >= maxBytes) {
    throw new CodedError('pictureTooLarge', { maxMb: maxBytes / (1024 * 1024) });
  }
  const reencoded = await reencodeUpload(file);
  const minPx = minSideFor(type);
  if (Math.min(reencoded.width, reencoded.height) < minPx) {
    throw new CodedError('pictureTooSmall', { minPx });
  }
  return keepUpload(ctx, store, { reencoded, accountId: person.id, purpose: type });
}

/**
 * Takes in a picture that was fetched for a person: judged and kept as an upload is; WebP is
 * taken too, which the web is full of.
 * @throws CodedError as reencodeUpload
 */
export async function keepFetched(
  ctx: Pick<DomainContext, 'db' | 'now'>,
  store: FileStore,
  { file, accountId }: { file: Uint8Array; accountId: number },
): Promise<CallOutput<'upload'>> {
  const reencoded = await reencodeUpload(file, looksLikeWebPicture);
  return keepUpload(ctx, store, { reencoded, accountId, purpose: 'default' });
}

async function keepUpload(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  store: FileStore,
  { reencoded, ...upload }: { reencoded: Reencoded; accountId: number; purpose: UploadType },
): Promise<CallOutput<'upload'>> {
  const picture = await keepReencoded(store, reencoded);
  await insertUpload(db, picture, { ...upload, at: now });
  const { hash, width, height } = picture;
  return { url: publicPictureAddress(pictureAddress(hash)), width, height };
}
