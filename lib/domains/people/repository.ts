import { and, desc, eq, ilike, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PEOPLE_FILTERS } from '../../contract/desk-people';
import type { Database } from '../../db/client';
import { accounts, sessions } from '../../db/schema';

export interface PeopleFilter {
  keyword: string;
  filter: (typeof PEOPLE_FILTERS)[number];
}

// Names written out: in a query of one table a column is rendered without its table.
const ROW = {
  id: accounts.id,
  nickname: accounts.nickname,
  email: accounts.email,
  emailVerifiedAt: accounts.emailVerifiedAt,
  phone: accounts.phone,
  phoneCode: accounts.phoneCode,
  role: accounts.role,
  state: accounts.state,
  grantedLevel: accounts.grantedLevel,
  createdAt: accounts.createdAt,
  approvedArticles: sql`(select count(*) from articles
    join authors on authors.id = articles.author_id
    where authors.account_id = accounts.id and articles.state = 'approved')`.mapWith(Number),
  hasSecondStep: sql<boolean>`exists (select 1 from second_steps
    where second_steps.account_id = accounts.id and second_steps.confirmed_at is not null)`,
  sessions: sql`(select count(*) from sessions
    where sessions.account_id = accounts.id and sessions.expires_at > now())`.mapWith(Number),
  lastSeenAt: sql<Date | null>`(select max(sessions.last_seen_at) from sessions
    where sessions.account_id = accounts.id)`.mapWith(sessions.lastSeenAt),
};

/** Runs work whose writes stand together or not at all. */
export function inOne<Result>(db: Database, work: (tx: Database) => Promise<Result>) {
  return db.transaction((tx) => work(tx));
}

/** Accounts that were not deleted, the newest first. */
export async function listPeopleRows(
  db: Database,
  filter: PeopleFilter,
  { limit, skip, beforeId }: { limit: number; skip: number; beforeId: number | undefined },
) {
  return db
    .select(ROW)
    .from(accounts)
    .where(and(matching(filter), beforeId === undefined ? undefined : lt(accounts.id, beforeId)))
    .orderBy(desc(accounts.id))
    .limit(limit)
    .offset(skip);
}
export type PersonRow = Awaited<ReturnType<typeof listPeopleRows>>[number];

export async function countPeople(db: Database, filter: PeopleFilter): Promise<number> {
  return db.$count(accounts, matching(filter));
}

export async function findPersonRow(db: Database, id: number): Promise<PersonRow | undefined> {
  const isThis = and(eq(accounts.id, id), ne(accounts.state, 'deleted'));
  const [row] = await db.select(ROW).from(accounts).where(isThis);
  return row;
}

/** The account that is to be changed, held until the transaction ends. */
export async function lockPerson(tx: Database, id: number) {
  const [row] = await tx
    .select({ role: accounts.role, state: accounts.state, grantedLevel: accounts.grantedLevel })
    .from(accounts)
    .where(and(eq(accounts.id, id), ne(accounts.state, 'deleted')))
    .for('update');
  return row;
}

/** Ids of the admins who may act, all held until the transaction ends, in one order. */
export async function lockAdmins(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), eq(accounts.state, 'active')))
    .orderBy(accounts.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function changePerson(
  tx: Database,
  id: number,
  change: Partial<Pick<typeof accounts.$inferInsert, 'role' | 'state' | 'grantedLevel'>>,
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.id, id));
}

function matching({ keyword, filter }: PeopleFilter): SQL | undefined {
  return and(ne(accounts.state, 'deleted'), filterCondition(filter), keywordCondition(keyword));
}

function filterCondition(filter: PeopleFilter['filter']): SQL | undefined {
  if (filter === 'staff') return ne(accounts.role, 'reader');
  return filter === 'blocked' ? eq(accounts.state, 'blocked') : undefined;
}

function keywordCondition(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const part = `%${keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const words = [ilike(accounts.email, part), ilike(accounts.nickname, part)];
  return /^[1-9]\d{0,8}$/.test(keyword)
    ? or(eq(accounts.id, Number(keyword)), ...words)
    : or(...words);
}
