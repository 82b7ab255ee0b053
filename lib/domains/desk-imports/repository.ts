import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { ImportOutcomeKind } from '../../contract/desk-import';
import type { Database } from '../../db/client';
import { executeSqlIn } from '../../db/execute-sql';
import { accounts, importLines, imports } from '../../db/schema';
import { jobQueue } from '../../platform/jobs';
import { RUN_IMPORT } from './import-job';

type ImportInsert = typeof imports.$inferInsert;
export type ImportRow = typeof imports.$inferSelect & { name: string | null };
type LineInsert = typeof importLines.$inferInsert;

const ACTIVE = ['waiting', 'running'] as const;

/** Writes an import and the job that does it down, both or neither. */
export async function beginImport(
  db: Database,
  row: ImportInsert,
  besides: (tx: Database, id: number) => Promise<void>,
): Promise<number> {
  const id = await db.transaction(async (tx) => {
    const [made] = await tx.insert(imports).values(row).returning({ id: imports.id });
    if (!made) throw new Error('The import could not be written.');
    await besides(tx as Database, made.id);
    const executeSql = executeSqlIn(tx as Database);
    await jobQueue().enqueue(RUN_IMPORT, { id: made.id }, { executeSql });
    return made.id;
  });
  jobQueue().wake(RUN_IMPORT);
  return id;
}

function select(db: Database) {
  return db
    .select({
      id: imports.id,
      accountId: imports.accountId,
      source: imports.source,
      fileKey: imports.fileKey,
      section: imports.section,
      sourceName: imports.sourceName,
      state: imports.state,
      done: imports.done,
      total: imports.total,
      reason: imports.reason,
      createdAt: imports.createdAt,
      endedAt: imports.endedAt,
      name: accounts.nickname,
    })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.accountId));
}

export async function findImport(db: Database, id: number): Promise<ImportRow | undefined> {
  const [row] = await select(db).where(eq(imports.id, id));
  return row;
}

export async function listImports(db: Database, limit: number): Promise<ImportRow[]> {
  return select(db).orderBy(desc(imports.id)).limit(limit);
}

/** How many lines of each outcome some imports have. */
export async function countOutcomes(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: importLines.importId, outcome: importLines.outcome, lines: count() })
    .from(importLines)
    .where(inArray(importLines.importId, [...ids]))
    .groupBy(importLines.importId, importLines.outcome);
}

/** Lines of a report after one, or after so many. */
interface LineWindow {
  after: number | undefined;
  limit: number;
  skip: number;
}

export async function listLines(
  db: Database,
  id: number,
  { outcome, ...window }: LineWindow & { outcome?: ImportOutcomeKind | undefined },
) {
  return db
    .select()
    .from(importLines)
    .where(
      and(
        ofImport(id, outcome),
        window.after === undefined ? undefined : gt(importLines.place, window.after),
      ),
    )
    .orderBy(asc(importLines.place))
    .limit(window.limit)
    .offset(window.skip);
}

export async function countLines(
  db: Database,
  id: number,
  outcome: ImportOutcomeKind | undefined,
): Promise<number> {
  return db.$count(importLines, ofImport(id, outcome));
}

/** Takes an import up, from its beginning; undefined for one that was stopped or is done. */
export async function takeUp(db: Database, id: number): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(imports)
    .set({ state: 'running', done: 0, total: 0 })
    .where(and(eq(imports.id, id), inArray(imports.state, [...ACTIVE])))
    .returning({ id: imports.id });
  if (!row) return undefined;
  await db.delete(importLines).where(eq(importLines.importId, id));
  return findImport(db, id);
}

export async function noteTotal(db: Database, id: number, total: number): Promise<void> {
  await db.update(imports).set({ total }).where(eq(imports.id, id));
}

/** Writes what became of some articles down. @returns false once the import was stopped. */
export async function noteProgress(
  db: Database,
  id: number,
  { lines, done }: { lines: readonly LineInsert[]; done: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (lines.length > 0) await tx.insert(importLines).values([...lines]);
    const [row] = await tx
      .update(imports)
      .set({ done })
      .where(eq(imports.id, id))
      .returning({ state: imports.state });
    return row?.state === 'running';
  });
}

/** Ends an import that goes on; one that has ended stays as it ended. */
export async function endImport(
  db: Database,
  id: number,
  end: { state: 'done' | 'stopped' | 'failed'; reason?: string; at: Date },
): Promise<boolean> {
  const { state, reason = '', at } = end;
  const rows = await db
    .update(imports)
    .set({ state, reason, endedAt: at })
    .where(and(eq(imports.id, id), inArray(imports.state, [...ACTIVE])))
    .returning({ id: imports.id });
  return rows.length > 0;
}

/** Forgets where the file lay, once it is gone. */
export async function forgetFile(db: Database, id: number): Promise<void> {
  await db.update(imports).set({ fileKey: null }).where(eq(imports.id, id));
}

function ofImport(id: number, outcome: ImportOutcomeKind | undefined) {
  const isOfIt = eq(importLines.importId, id);
  return outcome === undefined ? isOfIt : and(isOfIt, eq(importLines.outcome, outcome));
}
