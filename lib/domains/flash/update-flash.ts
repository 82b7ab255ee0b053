import type { DeskFlash, FlashInput } from '../../contract/desk-flash';
import { CodedError } from '../../contract/error-codes';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { writeListingChanges } from '../listings/public';
import { staffMember } from '../staff';
import { noteChange } from './change-repository';
import { changeFlash, inOne, keepVersion, lockDeskRow } from './desk-repository';
import { editionsOf, factsOf } from './editions';
import { listingChanges, tellChanged } from './listing-scopes';
import { getDeskFlash, isSaid } from './read-desk';
import { requireWhole } from './require-whole';

/**
 * Changes a published flash: what it said is kept, and readers are shown that it was
 * updated. What says the same already is no change.
 * @throws CodedError notPermitted, secondStepRequired, flashNotFound, contentWithdrawn;
 *   conflict where somebody changed it since; invalidInput for half an English edition.
 */
export async function updateFlash({
  ctx,
  input: { id, base_version: baseVersion, note, ...input },
}: {
  ctx: DomainContext;
  input: FlashInput & { id: number; base_version: number; note: string };
}): Promise<DeskFlash> {
  const { id: accountId } = staffMember(ctx.actor);
  requireWhole(input);
  const changed = await inOne(ctx.db, async (tx) => {
    const row = await lockDeskRow(tx, id);
    if (!row) throw new CodedError('flashNotFound');
    if (row.state === 'withdrawn') throw new CodedError('contentWithdrawn');
    if (isSaid(row, input)) return undefined;
    if (row.changes + 1 !== baseVersion) throw new CodedError('conflict');
    const facts = { ...factsOf(input), state: row.state };
    await keepVersion(tx, row, { note, accountId, at: ctx.now });
    await changeFlash(tx, id, { ...facts, revisedAt: ctx.now }, editionsOf(input));
    await writeListingChanges(tx, listingChanges(row.publishedAt, row, facts));
    await noteChange(tx, { flashId: id, act: 'updated', at: ctx.now });
    await recordAct(tx, {
      actor: ctx.actor,
      act: 'flash.update',
      subject: 'flash',
      subjectId: id,
      detail: { title: input.title, note },
      at: ctx.now,
    });
    return [row, facts];
  });
  if (changed) tellChanged(ctx, id, changed);
  return getDeskFlash(ctx.db, id);
}
