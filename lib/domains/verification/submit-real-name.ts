import { randomBytes } from 'node:crypto';
import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import { sealBytes } from '../../platform/secret';
import { personOf, type CallContext } from '../domain-context';
import { documentPicture } from '../media/public';
import { SUBMIT_BY_ACCOUNT } from './limits';
import { maskedName } from './masked-name';
import { getRealName } from './read-real-name';
import { claimRealName, findRealName } from './repository';
import { REAL_NAME_KEY, sealDocument, type IdentityDocument } from './sealed-documents';

interface RealNameInput extends Pick<IdentityDocument, 'document' | 'name' | 'number'> {
  /** Picture of the document as base64. */
  picture: string;
}

/**
 * Asks for verification by name. Name, number and picture are sealed before they are
 * written anywhere; the picture is made anew and never served.
 * @throws CodedError signInRequired; realNamePending; notPermitted for who is verified;
 *   pictureTooLarge, pictureUnreadable, tooManyRequests
 */
export async function submitRealName({
  ctx,
  input,
  store,
}: {
  ctx: CallContext;
  input: RealNameInput;
  store: FileStore;
}): Promise<CallOutput<'submitRealName'>> {
  const { id: accountId } = personOf(ctx.actor, () => new CodedError('signInRequired'));
  await refuseOpen(ctx, accountId);
  await ctx.limit(SUBMIT_BY_ACCOUNT, String(accountId));
  const { document, name, number } = input;
  const picture = await documentPicture(Buffer.from(input.picture, 'base64'));
  const pictureKey = `private/real-names/${accountId}-${randomBytes(8).toString('hex')}.sealed`;
  await store.put(pictureKey, sealBytes(REAL_NAME_KEY, picture));
  const isClaimed = await claimRealName(ctx.db, {
    accountId,
    sealed: sealDocument({ accountId, document, name, number }),
    maskedName: maskedName(name),
    pictureKey,
    submittedAt: ctx.now,
  });
  if (!isClaimed) {
    await store.remove(pictureKey);
    await refuseOpen(ctx, accountId);
    throw new CodedError('realNamePending');
  }
  return getRealName({ ctx });
}

async function refuseOpen({ db }: CallContext, accountId: number): Promise<void> {
  const row = await findRealName(db, accountId);
  if (row?.state === 'pending') throw new CodedError('realNamePending');
  if (row?.state === 'approved') throw new CodedError('notPermitted');
}
