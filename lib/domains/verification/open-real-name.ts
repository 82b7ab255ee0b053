import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import { logger } from '../../platform/logger';
import { unsealBytes } from '../../platform/secret';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { findRealName } from './repository';
import { openDocument, REAL_NAME_KEY, type IdentityDocument } from './sealed-documents';

export interface OpenedRealName extends Omit<IdentityDocument, 'accountId'> {
  /** As WebP; undefined once the request is decided. */
  picture: Buffer | undefined;
}

/**
 * Opens a request for the desk; the log and the record keep who opened whose.
 * @throws CodedError notPermitted, notFound
 */
export async function openRealName({
  ctx,
  input: { accountId },
  store,
}: {
  ctx: DomainContext;
  input: { accountId: number };
  store: FileStore;
}): Promise<OpenedRealName> {
  const { id } = staffMember(ctx.actor);
  const row = await findRealName(ctx.db, accountId);
  if (!row) throw new CodedError('notFound');
  logger('verification').info({ accountId, openedBy: id }, 'A verification by name was opened.');
  await recordAct(ctx.db, {
    actor: ctx.actor,
    act: 'realName.open',
    subject: 'person',
    subjectId: accountId,
    at: ctx.now,
  });
  const { document, name, number } = openDocument(row.sealed, accountId);
  const sealed = row.pictureKey === '' ? undefined : await store.find(row.pictureKey);
  return { document, name, number, picture: sealed && unsealBytes(REAL_NAME_KEY, sealed) };
}
