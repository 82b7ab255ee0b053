import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../platform/clock';
import type { FileStore } from '../../platform/file-store';
import type { DomainContext } from '../domain-context';
import {
  countSource,
  folderName,
  isZip,
  openZip,
  runImport,
  type ImportSink,
  type ReportLine,
} from '../importing/public';
import { listSectionRows } from '../taxonomy/public';
import {
  endImport,
  forgetFile,
  noteProgress,
  noteTotal,
  takeUp,
  type ImportRow,
} from './repository';

interface Run {
  ctx: DomainContext;
  store: FileStore;
  /** Where articles go; drafts are the account's that asked for the import. */
  sinkFor: (accountId: number | null) => ImportSink;
  signal: AbortSignal;
  isLastAttempt: boolean;
}

/**
 * Reads an import of the desk to its end, writing down as it goes what became of each article.
 * Begun again after a break it begins anew: what was brought in is then unchanged.
 * @throws Error where another try may help; at the last one the import is marked as failed.
 */
export async function runDeskImport({ id, ...run }: Run & { id: number }): Promise<void> {
  const { ctx, store, isLastAttempt } = run;
  const row = await takeUp(ctx.db, id);
  if (!row) return;
  try {
    const opened = await openSource(row, run);
    try {
      await read(row, opened.place, run);
    } finally {
      await opened.close();
    }
  } catch (error) {
    const isFinal = error instanceof SourceFault || isLastAttempt;
    if (!isFinal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await endImport(ctx.db, id, { state: 'failed', reason, at: ctx.now });
    if (!(error instanceof SourceFault)) throw error;
  }
  if (row.fileKey !== null) {
    await store.remove(row.fileKey);
    await forgetFile(ctx.db, id);
  }
}

/** What is brought can not be read, however often it is tried. */
class SourceFault extends Error {
  override name = 'SourceFault';
}

async function read(row: ImportRow, place: string, run: Run): Promise<void> {
  const { ctx, signal } = run;
  await noteTotal(ctx.db, row.id, await countSource(place));
  let isStopped = false;
  let written = 0;
  const sections = await listSectionRows(ctx.db);
  const steps = runImport({
    place,
    source: row.sourceName === '' ? {} : { sourceName: row.sourceName },
    section: row.section,
    sections: sections.map(({ key, name }) => ({ key, names: Object.values(name) })),
    store: run.store,
    sink: run.sinkFor(row.accountId),
    isStopped: () => isStopped || signal.aborted,
  });
  for await (const { lines, done } of steps) {
    const kept = lines.map((line, place) => ({
      ...rowOf(line),
      importId: row.id,
      place: written + place,
    }));
    written += lines.length;
    isStopped = !(await noteProgress(ctx.db, row.id, { lines: kept, done }));
  }
  signal.throwIfAborted();
  await endImport(ctx.db, row.id, { state: 'done', at: systemClock.now() });
}

function rowOf({ source, outcome, articleId, reasons }: ReportLine) {
  return { source: source.slice(0, 500), outcome, articleId, reasons };
}

/** The source as a place of the file system or the web, until it is closed. */
async function openSource(
  row: ImportRow,
  { store, signal }: Run,
): Promise<{ place: string; close: () => Promise<void> }> {
  if (row.fileKey === null) return { place: row.source, close: async () => undefined };
  const bytes = await store.find(row.fileKey);
  if (!bytes) throw new SourceFault('the file is no longer there');
  if (isZip(bytes)) {
    const { root, close } = await openZip(bytes, row.source, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new SourceFault(error instanceof Error ? error.message : String(error));
    });
    return { place: root, close };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'chaintide-import-'));
  const place = path.join(folder, folderName(row.source));
  await writeFile(place, bytes, { mode: 0o600 });
  return { place, close: () => rm(folder, { recursive: true, force: true }) };
}
