import type { DeskImport } from '../../contract/desk-import';
import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { presentImport } from './read-imports';
import { endImport, findImport, forgetFile } from './repository';

/**
 * Breaks an import off after the articles at hand; what was brought in stays. One that has ended
 * is answered with as it is.
 * @throws CodedError notFound, notPermitted, secondStepRequired
 */
export async function stopImport({
  ctx,
  store,
  input: { id },
}: {
  ctx: DomainContext;
  store: FileStore;
  input: { id: number };
}): Promise<DeskImport> {
  const { actor, now: at } = ctx;
  staffMember(actor, 'admin');
  const row = await findImport(ctx.db, id);
  if (!row) throw new CodedError('notFound');
  const detail = { title: row.source };
  if (await endImport(ctx.db, id, { state: 'stopped', at })) {
    await recordAct(ctx.db, {
      actor,
      act: 'import.stop',
      subject: 'import',
      subjectId: id,
      at,
      detail,
    });
  }
  // What was not begun needs its file no more; what runs takes it away itself.
  if (row.state === 'waiting' && row.fileKey !== null) {
    await store.remove(row.fileKey);
    await forgetFile(ctx.db, id);
  }
  return presentImport(ctx, id);
}
