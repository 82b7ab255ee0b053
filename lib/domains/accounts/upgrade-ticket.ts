import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { keyedDigest, newToken } from '../../platform/secret';
import { findTicket, putTicket, takeTicket } from './account-repository';

/** Time for the two steps after the phone was proven. */
const TICKET_LIFE_MS = 15 * 60_000;

/** Lets whoever holds the ticket go on with the upgrade of an account; an older one ends. */
export async function openTicket(tx: Database, accountId: number, now: Date): Promise<string> {
  const ticket = newToken();
  await putTicket(tx, {
    tokenDigest: digestOf(ticket),
    accountId,
    expiresAt: new Date(now.getTime() + TICKET_LIFE_MS),
  });
  return ticket;
}

/** The account that a ticket is for. @throws CodedError upgradeExpired */
export async function accountOfTicket(db: Database, ticket: string, now: Date): Promise<number> {
  const row = await findTicket(db, digestOf(ticket));
  if (!row || row.expiresAt <= now) throw new CodedError('upgradeExpired');
  return row.accountId;
}

/** Ends a ticket in the transaction that it permits. @throws CodedError upgradeExpired */
export async function spendTicket(tx: Database, ticket: string): Promise<void> {
  if (!(await takeTicket(tx, digestOf(ticket)))) throw new CodedError('upgradeExpired');
}

function digestOf(ticket: string): string {
  return keyedDigest('upgrade', ticket);
}
