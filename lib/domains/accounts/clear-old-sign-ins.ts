import { CodedError } from '../../contract/error-codes';
import type { DomainContext } from '../domain-context';
import { dropExpiredCodes } from './code-repository';
import { dropExpiredSessions } from './session-repository';
import { AUDIT_LIFE_MS } from './session-rules';
import { dropExpiredTickets, dropSignInsUntil } from './sign-in-repository';

/**
 * Clears away what is over: codes, tickets, sessions, and tries to sign in of more than
 * ninety days ago.
 * @throws CodedError notPermitted for anyone but the product itself.
 */
export async function clearOldSignIns({ ctx }: { ctx: DomainContext }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  await dropExpiredCodes(ctx.db, ctx.now);
  await dropExpiredTickets(ctx.db, ctx.now);
  await dropExpiredSessions(ctx.db, ctx.now);
  await dropSignInsUntil(ctx.db, new Date(ctx.now.getTime() - AUDIT_LIFE_MS));
}
