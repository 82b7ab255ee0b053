import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { accounts, sessions, upgradeTickets } from '../../db/schema';
import type { Target } from './target';

export type AccountRow = typeof accounts.$inferSelect;
type AccountChange = Partial<typeof accounts.$inferInsert>;

/** Runs work whose writes stand together or not at all. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => work(tx));
}

/** The account of an address or a number. A deleted one has neither, so it is nobody's. */
export async function findByTarget(db: Database, target: Target): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(isOf(target));
  return row;
}

export async function findById(db: Database, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

/** The account of an id, held until the transaction ends. */
export async function lockById(tx: Database, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row;
}

/** The account of a Google subject, held until the transaction ends. */
export async function lockByGoogle(tx: Database, subject: string): Promise<AccountRow | undefined> {
  const isSubject = eq(accounts.googleSubject, subject);
  const [row] = await tx.select().from(accounts).where(isSubject).for('update');
  return row;
}

/**
 * The account of an address or a number, held until the transaction ends; and so is the
 * address itself where nobody has it, for whoever would take it at the same time.
 */
export async function lockByTarget(tx: Database, target: Target): Promise<AccountRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${target.digest}, 0))`);
  const [row] = await tx.select().from(accounts).where(isOf(target)).for('update');
  return row;
}

/** Makes an account; undefined where its address is taken. */
export async function insertAccount(
  tx: Database,
  values: typeof accounts.$inferInsert,
): Promise<AccountRow | undefined> {
  const [row] = await tx.insert(accounts).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateAccount(
  tx: Database,
  id: number,
  change: AccountChange,
): Promise<AccountRow> {
  const [row] = await tx.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  if (!row) throw new Error(`There is no account ${id}.`);
  return row;
}

/** Puts a ticket of an account in the place of those that it had. */
export async function putTicket(
  tx: Database,
  ticket: typeof upgradeTickets.$inferInsert,
): Promise<void> {
  await dropTickets(tx, ticket.accountId);
  await tx.insert(upgradeTickets).values(ticket);
}

export async function findTicket(db: Database, tokenDigest: string) {
  const [row] = await db
    .select()
    .from(upgradeTickets)
    .where(eq(upgradeTickets.tokenDigest, tokenDigest));
  return row;
}

/** Takes a ticket away. @returns false where another use did. */
export async function takeTicket(tx: Database, tokenDigest: string): Promise<boolean> {
  const taken = await tx
    .delete(upgradeTickets)
    .where(eq(upgradeTickets.tokenDigest, tokenDigest))
    .returning({ accountId: upgradeTickets.accountId });
  return taken.length > 0;
}

export async function dropTickets(tx: Database, accountId: number): Promise<void> {
  await tx.delete(upgradeTickets).where(eq(upgradeTickets.accountId, accountId));
}

/** The account behind a session that still is, held until the transaction ends. */
export async function lockBySession(
  tx: Database,
  { id, sessionId }: { id: number; sessionId: number },
): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(sessions, eq(sessions.accountId, accounts.id))
    .where(and(eq(accounts.id, id), eq(sessions.id, sessionId)))
    .for('update', { of: accounts });
  return row?.account;
}

function isOf({ kind, address }: Target) {
  return eq(kind === 'email' ? accounts.email : accounts.phone, address);
}

/** The active account whose proven address this is. */
export async function findByProvenEmail(
  db: Database,
  email: string,
): Promise<AccountRow | undefined> {
  const isTheirs = and(eq(accounts.email, email), isNotNull(accounts.emailVerifiedAt));
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(isTheirs, eq(accounts.state, 'active')));
  return row;
}
