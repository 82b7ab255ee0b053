import type { CallOutput } from '../../contract/endpoints';
import type { DeskImport, ImportOutcomeKind } from '../../contract/desk-import';
import { CodedError } from '../../contract/error-codes';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { listSectionRows } from '../taxonomy/public';
import {
  countLines,
  countOutcomes,
  findImport,
  listImports,
  listLines,
  type ImportRow,
} from './repository';

const SHOWN = 20;

/** Imports of the desk, the newest first, and the sections that articles may go to. */
export async function listDeskImports(ctx: DomainContext): Promise<CallOutput<'importList'>> {
  staffMember(ctx.actor, 'admin');
  const rows = await listImports(ctx.db, SHOWN);
  const sections = await listSectionRows(ctx.db);
  return {
    list: await present(ctx, rows),
    sections: sections.map(({ key, name }) => ({ key, name: pickText(name, ctx.locale) })),
  };
}

/** How far an import is. @throws CodedError notFound, notPermitted, secondStepRequired */
export async function openImport(ctx: DomainContext, id: number): Promise<DeskImport> {
  staffMember(ctx.actor, 'admin');
  return presentImport(ctx, id);
}

/** The report of an import, in the order it was made. @throws CodedError notFound, notPermitted */
export async function readReport(
  ctx: DomainContext,
  input: {
    id: number;
    page: number;
    limit: number;
    cursor?: string | undefined;
    outcome?: ImportOutcomeKind | undefined;
  },
): Promise<CallOutput<'importReport'>> {
  staffMember(ctx.actor, 'admin');
  const { id, page, limit, outcome } = input;
  if (!(await findImport(ctx.db, id))) throw new CodedError('notFound');
  const after = /^\d{1,9}$/.test(input.cursor ?? '') ? Number(input.cursor) : undefined;
  const skip = after === undefined ? (page - 1) * limit : 0;
  // One more than asked for tells whether there is a next page.
  const lines = await listLines(ctx.db, id, { outcome, after, limit: limit + 1, skip });
  const shown = lines.slice(0, limit);
  return {
    list: shown.map((line) => ({
      place: line.place,
      source: line.source,
      outcome: line.outcome,
      article_id: line.articleId,
      reasons: line.reasons,
    })),
    total: await countLines(ctx.db, id, outcome),
    page,
    limit,
    next_cursor: lines.length > limit ? String(shown.at(-1)?.place) : null,
  };
}

/** One import as the desk sees it. @throws CodedError notFound */
export async function presentImport(ctx: DomainContext, id: number): Promise<DeskImport> {
  const row = await findImport(ctx.db, id);
  const [shown] = row ? await present(ctx, [row]) : [];
  if (!shown) throw new CodedError('notFound');
  return shown;
}

async function present(ctx: DomainContext, rows: readonly ImportRow[]): Promise<DeskImport[]> {
  const outcomes = await countOutcomes(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const countsOf = (id: number) => {
    const counts = { new: 0, updated: 0, unchanged: 0, failed: 0, skipped: 0, note: 0 };
    for (const each of outcomes) if (each.id === id) counts[each.outcome] = each.lines;
    return counts;
  };
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    state: row.state,
    done: row.done,
    total: Math.max(row.done, row.total),
    counts: countsOf(row.id),
    reason: row.reason,
    name: row.name ?? '',
    created_time: row.createdAt.toISOString(),
    ended_time: row.endedAt?.toISOString() ?? null,
  }));
}
