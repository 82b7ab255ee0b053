import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { UploadType } from '../../contract/uploads';
import type { FileStore } from '../../platform/file-store';
import { publicPictureAddress } from '../../platform/media-host';
import { personOf, type CallContext } from '../domain-context';
import { UPLOAD_BY_DAY, UPLOAD_BY_PERSON } from './limits';
import { pictureAddress } from './picture-address';
import { reencodeUpload } from './reencode-upload';
import { insertUpload } from './repository';
import { keepReencoded } from './store-picture';
import { maxBytesFor, minSideFor } from './upload-rules';

/**
 * Takes in a picture that a person brings: JPEG, PNG or GIF by its content, upright, without
 * metadata, the first frame of a moving one. What is kept is the site's own encoding of it.
 * @throws CodedError pictureTooLarge, pictureTooSmall (avatars), pictureUnreadable, tooManyRequests
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
  const picture = await keepReencoded(store, reencoded);
  await insertUpload(ctx.db, picture, { accountId: person.id, purpose: type, at: ctx.now });
  const { hash, width, height } = picture;
  return { url: publicPictureAddress(pictureAddress(hash)), width, height };
}
