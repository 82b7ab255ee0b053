import type { DeskFlash } from '../../contract/desk-flash';
import { CodedError } from '../../contract/error-codes';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { writeListingChanges } from '../listings/public';
import { staffMember } from '../staff';
import { noteChange } from './change-repository';
import { changeFlash, inOne, keepVersion, lockDeskRow } from './desk-repository';
import { listingChanges, tellChanged } from './listing-scopes';
import { getDeskFlash, presentDeskFlash } from './read-desk';

interface Turn {
  state: 'published' | 'withdrawn';
  act: 'flash.withdraw' | 'flash.restore';
  note: string;
}

/**
 * Withdraws a flash: it leaves every list, its page says so (410), its text is kept for
 * the desk. One that is withdrawn already stays as it is.
 * @throws CodedError notPermitted, secondStepRequired, flashNotFound
 */
export async function withdrawFlash({
  ctx,
  input: { id, reason },
}: {
  ctx: DomainContext;
  input: { id: number; reason: string };
}): Promise<DeskFlash> {
  return turn(ctx, id, { state: 'withdrawn', act: 'flash.withdraw', note: reason });
}

/**
 * Puts a flash that was withdrawn back onto its lists, at the time it had.
 * @throws CodedError notPermitted, secondStepRequired, flashNotFound
 */
export async function restoreFlash({
  ctx,
  input: { id },
}: {
  ctx: DomainContext;
  input: { id: number };
}): Promise<DeskFlash> {
  return turn(ctx, id, { state: 'published', act: 'flash.restore', note: '' });
}

async function turn(ctx: DomainContext, id: number, { state, act, note }: Turn) {
  const { id: accountId } = staffMember(ctx.actor);
  const changed = await inOne(ctx.db, async (tx) => {
    const row = await lockDeskRow(tx, id);
    if (!row) throw new CodedError('flashNotFound');
    if (row.state === state) return undefined;
    const after = { ...row, state };
    await keepVersion(tx, row, { note, accountId, at: ctx.now });
    await changeFlash(tx, id, { state });
    await writeListingChanges(tx, listingChanges(row.publishedAt, row, after));
    await noteChange(tx, { flashId: id, act: state, at: ctx.now });
    const { title } = presentDeskFlash(row);
    await recordAct(tx, {
      ...{ actor: ctx.actor, act, subject: 'flash', subjectId: id, detail: { title, note } },
      at: ctx.now,
    });
    return [row, after];
  });
  if (changed) tellChanged(ctx, id, changed);
  return getDeskFlash(ctx.db, id);
}
