import type { DeskFlash, FlashInput } from '../../contract/desk-flash';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { writeListingChanges } from '../listings/public';
import { staffMember } from '../staff';
import { noteChange } from './change-repository';
import { findIdByClientKey, inOne, insertFlash } from './desk-repository';
import { editionsOf, factsOf } from './editions';
import { listingChanges, tellChanged } from './listing-scopes';
import { getDeskFlash } from './read-desk';
import { requireWhole } from './require-whole';

/**
 * Publishes a flash, in simplified Chinese with the traditional edition derived, and in
 * English where that was written. The same client key again gives the flash as it is now
 * and writes nothing.
 * @throws CodedError notPermitted, secondStepRequired; invalidInput for half an English edition.
 */
export async function publishFlash({
  ctx,
  input: { client_key: clientKey, ...input },
}: {
  ctx: DomainContext;
  input: FlashInput & { client_key: string };
}): Promise<DeskFlash> {
  staffMember(ctx.actor);
  requireWhole(input);
  const made = await inOne(ctx.db, async (tx) => {
    const facts = { ...factsOf(input), state: 'published' as const };
    const values = { ...facts, clientKey, publishedAt: ctx.now };
    const id = await insertFlash(tx, values, editionsOf(input));
    if (id === undefined) return undefined;
    await writeListingChanges(tx, listingChanges(ctx.now, null, facts));
    await noteChange(tx, { flashId: id, act: 'published', at: ctx.now });
    await recordAct(tx, {
      actor: ctx.actor,
      act: 'flash.publish',
      subject: 'flash',
      subjectId: id,
      detail: { title: input.title },
      at: ctx.now,
    });
    return { id, facts };
  });
  if (made) tellChanged(ctx, made.id, [made.facts]);
  const id = made?.id ?? (await findIdByClientKey(ctx.db, clientKey));
  return getDeskFlash(ctx.db, id ?? 0);
}
