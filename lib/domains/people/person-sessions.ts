import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { dropSession, presentSessions } from '../accounts/public';
import { recordAct } from '../audit/public';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { findPersonRow, inOne } from './repository';

/** Where somebody is signed in. @throws CodedError notPermitted, secondStepRequired, notFound */
export async function listPersonSessions({
  ctx,
  input: { account_id: id },
}: {
  ctx: DomainContext;
  input: { account_id: number };
}): Promise<CallOutput<'personSessions'>> {
  const self = staffMember(ctx.actor, 'admin');
  if (!(await findPersonRow(ctx.db, id))) throw new CodedError('notFound');
  return { list: await presentSessions(ctx, id, self.sessionId) };
}

/**
 * Ends one session of somebody; one that is over is as good.
 * @returns those that go on.
 * @throws CodedError notPermitted, also for the session that asks; secondStepRequired, notFound
 */
export async function endPersonSession({
  ctx,
  input: { account_id: id, session_id: sessionId },
}: {
  ctx: DomainContext;
  input: { account_id: number; session_id: number };
}): Promise<CallOutput<'endPersonSession'>> {
  const { actor, now: at } = ctx;
  const self = staffMember(actor, 'admin');
  if (!(await findPersonRow(ctx.db, id))) throw new CodedError('notFound');
  if (sessionId === self.sessionId) throw new CodedError('notPermitted');
  await inOne(ctx.db, async (tx) => {
    const ended = await dropSession(tx, { accountId: id, id: sessionId });
    if (ended === 0) return;
    const act = { act: 'person.endSessions', subject: 'person', subjectId: id, detail: { ended } };
    await recordAct(tx, { ...act, actor, at });
  });
  return listPersonSessions({ ctx, input: { account_id: id } });
}
