import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { APPLICATION_FILTERS, APPLICATION_KINDS } from '../../contract/desk-requests';
import type { Database } from '../../db/client';
import { applications } from '../../db/schema';
import type { ApplicationRow } from './repository';

const OPEN = ['received', 'in_review'];
const DECIDED = ['approved', 'declined'];

export interface DeskFilter {
  kind: (typeof APPLICATION_KINDS)[number];
  filter: (typeof APPLICATION_FILTERS)[number];
}

/** Applications that are open, the longest first; the others the latest first. */
export async function listForDesk(
  db: Database,
  filter: DeskFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<ApplicationRow[]> {
  const direction = filter.filter === 'open' ? asc : desc;
  return db
    .select()
    .from(applications)
    .where(matching(filter))
    .orderBy(direction(applications.createdAt), direction(applications.id))
    .limit(limit)
    .offset(skip);
}

export async function countForDesk(db: Database, filter: DeskFilter): Promise<number> {
  return db.$count(applications, matching(filter));
}

/** How many applications of a kind wait for an answer. */
export async function countOpen(db: Database, kind: DeskFilter['kind']): Promise<number> {
  return countForDesk(db, { kind, filter: 'open' });
}

/** What a machine seems to have sent stands apart until somebody decided it. */
function matching({ kind, filter }: DeskFilter): SQL | undefined {
  const isSuspect = eq(applications.isSuspect, filter === 'suspect');
  const isKind = eq(applications.kind, kind);
  if (filter === 'decided') return and(isKind, inArray(applications.status, DECIDED));
  return and(isKind, inArray(applications.status, OPEN), isSuspect);
}
