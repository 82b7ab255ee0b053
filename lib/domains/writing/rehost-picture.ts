import { COVER_MAX_BYTES } from '../../contract/constants';
import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import type { CallContext } from '../domain-context';
import { fetchSource, SourceTooLargeError } from '../importing/public';
import { keepFetched } from '../media/public';
import { REHOST_BY_ACCOUNT } from './limits';
import { writerOf } from './policy';

const LIMITS = {
  maxBytes: COVER_MAX_BYTES,
  timeoutMs: 15_000,
  accept: 'image/webp, image/png, image/jpeg, image/gif, image/*;q=0.5',
};

/**
 * Fetches a picture that was pasted by its address and keeps it as an upload of the person.
 * Addresses of private and local networks are refused at each step, after the name was
 * resolved (SSRF); what was answered is never told.
 * @param allowPrivate for tests alone.
 * @throws CodedError signInRequired, tooManyRequests, pictureTooLarge, pictureUnreadable;
 *   upstreamFailed where there is nothing to have
 */
export async function rehostPicture({
  ctx,
  store,
  input,
  allowPrivate = false,
}: {
  ctx: CallContext;
  store: FileStore;
  input: { url: string };
  allowPrivate?: boolean;
}): Promise<CallOutput<'rehostPicture'>> {
  const { id: accountId } = writerOf(ctx.actor);
  await ctx.limit(REHOST_BY_ACCOUNT, String(accountId));
  const file = await fetchPicture(input.url, allowPrivate);
  return keepFetched(ctx, store, { file, accountId });
}

async function fetchPicture(url: string, allowPrivate: boolean): Promise<Uint8Array> {
  try {
    const { bytes } = await fetchSource(url, allowPrivate, LIMITS);
    return bytes;
  } catch (error) {
    if (error instanceof SourceTooLargeError) {
      throw new CodedError('pictureTooLarge', { maxMb: COVER_MAX_BYTES / (1024 * 1024) }, error);
    }
    throw new CodedError('upstreamFailed', {}, error);
  }
}
