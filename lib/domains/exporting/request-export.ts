import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { sealText, unsealText } from '../../platform/secret';
import { findStandingOf } from '../accounts/public';
import { countOwnThings, countRecords } from '../archived-content/public';
import { countArchive, type ArchiveScope } from '../articles/public';
import { recordAct } from '../audit/public';
import { personOf, type CallContext } from '../domain-context';
import type { Database } from '../../db/client';
import { staffMember } from '../staff';
import { countDrafts } from '../writing/public';
import type { LimitRule } from '../domain-context';

/** An archive reads everything that is there: nobody needs it every minute. */
const EXPORT_BY_PERSON: LimitRule = { name: 'export:person', points: 20, seconds: 3_600 };
const PURPOSE = 'export';
const TICKET_MS = 5 * 60 * 1000;
/** Longer than any ticket; what is longer is none. */
const TICKET_MAX = 400;

interface Ticket {
  accountId: number;
  scope: 'own' | 'newsroom';
  expiresAt: number;
}

/**
 * Answers with an address that lets whoever has it take the archive for five minutes: a browser
 * sends no token where a link is followed.
 * @throws CodedError signInRequired, tooManyRequests; notPermitted and secondStepRequired for
 *   all the newsroom has, which is the admins'
 */
export async function requestExport({
  ctx,
  input: { scope },
}: {
  ctx: CallContext;
  input: { scope: 'own' | 'newsroom' };
}): Promise<CallOutput<'requestExport'>> {
  const { actor, now: at, db } = ctx;
  const { id: accountId } = personOf(actor, () => new CodedError('signInRequired'));
  if (scope === 'newsroom') staffMember(actor, 'admin');
  await ctx.limit(EXPORT_BY_PERSON, String(accountId));
  if (scope === 'newsroom') {
    await recordAct(db, { actor, act: 'export.take', subject: 'export', subjectId: accountId, at });
  }
  const ticket: Ticket = { accountId, scope, expiresAt: at.getTime() + TICKET_MS };
  const archive = scopeOf(ticket);
  return {
    url: `/api/exports/${sealText(PURPOSE, JSON.stringify(ticket))}`,
    articles: await countArchive(db, archive),
    drafts: await countDrafts(db, archive.kind === 'account' ? accountId : null),
    records:
      archive.kind === 'account' ? await countOwnThings(db, accountId) : await countRecords(db),
  };
}

/** What a ticket lets its bearer take; undefined for one that is none, or no longer. */
export async function openTicket(
  db: Database,
  sealed: string,
  now: Date,
): Promise<ArchiveScope | undefined> {
  const ticket = readTicket(sealed);
  if (!ticket || ticket.expiresAt <= now.getTime()) return undefined;
  const account = await findStandingOf(db, ticket.accountId, now);
  return account && scopeOf(ticket);
}

function readTicket(sealed: string): Ticket | undefined {
  if (sealed.length > TICKET_MAX) return undefined;
  try {
    return JSON.parse(unsealText(PURPOSE, sealed)) as Ticket;
  } catch {
    return undefined;
  }
}

function scopeOf({ scope, accountId }: Ticket): ArchiveScope {
  return scope === 'newsroom' ? { kind: 'newsroom' } : { kind: 'account', accountId };
}
