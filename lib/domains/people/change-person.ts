import type { AccountRole } from '../../contract/accounts';
import type { DeskPerson, GRANTED_LEVELS } from '../../contract/desk-people';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { dropSessions } from '../accounts/public';
import { recordAct } from '../audit/public';
import type { DomainContext, Person } from '../domain-context';
import { staffMember } from '../staff';
import { getPerson } from './read-people';
import { changePerson, inOne, lockAdmins, lockPerson } from './repository';

type Locked = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;
/** What was done to a person, for the record; undefined where nothing had to be. */
type Done = { act: string; detail?: Record<string, string | number> } | undefined;

/**
 * Grants a level, or takes a granted one back with 0. An admin may, oneself included.
 * @throws CodedError notPermitted, secondStepRequired, notFound
 */
export async function setPersonLevel({
  ctx,
  input: { account_id: id, level },
}: {
  ctx: DomainContext;
  input: { account_id: number; level: (typeof GRANTED_LEVELS)[number] };
}): Promise<DeskPerson> {
  return change(ctx, id, async (tx, { grantedLevel: from }) => {
    if (from === level) return undefined;
    await changePerson(tx, id, { grantedLevel: level });
    return { act: 'person.level', detail: { from, to: level } };
  });
}

/**
 * Gives a person another role. Never one's own: so there is always an admin left.
 * @throws CodedError notPermitted, also for oneself; secondStepRequired, notFound;
 *   accountUnavailable for a blocked account that should work at the desk.
 */
export async function setPersonRole({
  ctx,
  input: { account_id: id, role },
}: {
  ctx: DomainContext;
  input: { account_id: number; role: AccountRole };
}): Promise<DeskPerson> {
  refuseSelf(ctx, id);
  return change(ctx, id, async (tx, { role: from, state }) => {
    if (from === role) return undefined;
    if (state === 'blocked' && role !== 'reader') throw new CodedError('accountUnavailable');
    await changePerson(tx, id, { role });
    return { act: 'person.role', detail: { from, to: role } };
  });
}

/**
 * Blocks an account and ends its sessions; never one's own.
 * @throws CodedError notPermitted, secondStepRequired, notFound
 */
export async function blockPerson({
  ctx,
  input: { account_id: id, reason },
}: {
  ctx: DomainContext;
  input: { account_id: number; reason: string };
}): Promise<DeskPerson> {
  refuseSelf(ctx, id);
  return change(ctx, id, async (tx, { state }) => {
    if (state === 'blocked') return undefined;
    await changePerson(tx, id, { state: 'blocked' });
    const ended = await dropSessions(tx, id);
    return { act: 'person.block', detail: { reason, ended } };
  });
}

/** Lets a blocked account sign in again. @throws CodedError notPermitted, secondStepRequired, notFound */
export async function unblockPerson({
  ctx,
  input: { account_id: id },
}: {
  ctx: DomainContext;
  input: { account_id: number };
}): Promise<DeskPerson> {
  return change(ctx, id, async (tx, { state }) => {
    if (state !== 'blocked') return undefined;
    await changePerson(tx, id, { state: 'active' });
    return { act: 'person.unblock' };
  });
}

/**
 * Ends all sessions of an account; of one's own all but the one of the call.
 * @throws CodedError notPermitted, secondStepRequired, notFound
 */
export async function endPersonSessions({
  ctx,
  input: { account_id: id },
}: {
  ctx: DomainContext;
  input: { account_id: number };
}): Promise<DeskPerson> {
  const self = staffMember(ctx.actor, 'admin');
  return change(ctx, id, async (tx) => {
    const ended = await dropSessions(tx, id, self.id === id ? self.sessionId : undefined);
    return ended === 0 ? undefined : { act: 'person.endSessions', detail: { ended } };
  });
}

function refuseSelf(ctx: DomainContext, id: number): void {
  if (staffMember(ctx.actor, 'admin').id === id) throw new CodedError('notPermitted');
}

/**
 * Changes an account as an admin who still is one: all admins are held, so that of two who
 * would take each other's role away one is too late.
 */
async function change(
  ctx: DomainContext,
  id: number,
  work: (tx: Database, person: Locked) => Promise<Done>,
): Promise<DeskPerson> {
  const admin: Person = staffMember(ctx.actor, 'admin');
  await inOne(ctx.db, async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(admin.id)) throw new CodedError('notPermitted');
    const person = await lockPerson(tx, id);
    if (!person) throw new CodedError('notFound');
    const done = await work(tx, person);
    if (!done) return;
    const about = { actor: ctx.actor, subject: 'person', subjectId: id, at: ctx.now };
    await recordAct(tx, { ...about, ...done });
  });
  return getPerson(ctx, id);
}
