import { randomUUID } from 'node:crypto';
import type { DeskImport } from '../../contract/desk-import';
import { CodedError } from '../../contract/error-codes';
import type { FileStore } from '../../platform/file-store';
import { recordAct } from '../audit/public';
import type { CallContext, LimitRule } from '../domain-context';
import { staffMember } from '../staff';
import { listSectionRows } from '../taxonomy/public';
import { presentImport } from './read-imports';
import { beginImport } from './repository';

/** Somebody who tries until the file is right. */
const IMPORT_BY_PERSON: LimitRule = { name: 'import:person', points: 60, seconds: 3_600 };

interface How {
  section: string;
  source_name: string;
}

/**
 * Takes a file in to be imported by a job of its own.
 * @throws CodedError notPermitted, secondStepRequired, tooManyRequests; invalidInput for an empty
 *   file or a section that there is not
 */
export async function importFile({
  ctx,
  store,
  input,
}: {
  ctx: CallContext;
  store: FileStore;
  input: { file: Uint8Array; file_name: string } & How;
}): Promise<DeskImport> {
  await mayBegin(ctx, input);
  if (input.file.byteLength === 0) refuse('file');
  const fileKey = `imports/${randomUUID()}`;
  await store.put(fileKey, input.file);
  try {
    return await begin(ctx, { ...input, source: input.file_name, fileKey });
  } catch (error) {
    await store.remove(fileKey);
    throw error;
  }
}

/**
 * Has what lies at a public address imported by a job of its own.
 * @throws CodedError as importFile
 */
export async function importAddress({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { address: string } & How;
}): Promise<DeskImport> {
  await mayBegin(ctx, input);
  return begin(ctx, { ...input, source: input.address, fileKey: null });
}

async function mayBegin(ctx: CallContext, { section }: How): Promise<void> {
  const { id } = staffMember(ctx.actor, 'admin');
  await ctx.limit(IMPORT_BY_PERSON, String(id));
  const sections = await listSectionRows(ctx.db);
  // An empty site has none yet: an archive brings its own.
  if (sections.length > 0 && !sections.some(({ key }) => key === section)) refuse('section');
}

async function begin(
  ctx: CallContext,
  {
    source,
    fileKey,
    section,
    source_name: sourceName,
  }: How & { source: string; fileKey: string | null },
): Promise<DeskImport> {
  const { actor, now: at } = ctx;
  const accountId = staffMember(actor, 'admin').id;
  const row = {
    accountId,
    source,
    fileKey,
    section,
    sourceName,
    state: 'waiting',
    createdAt: at,
  } as const;
  const id = await beginImport(ctx.db, row, (tx, subjectId) =>
    recordAct(tx, {
      actor,
      act: 'import.begin',
      subject: 'import',
      subjectId,
      at,
      detail: { title: source },
    }),
  );
  return presentImport(ctx, id);
}

function refuse(field: string): never {
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'invalid' });
}
