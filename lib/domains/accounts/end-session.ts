import { CodedError } from '../../contract/error-codes';
import { personOf, type CallContext } from '../domain-context';
import { dropSession, dropSessions } from './session-repository';

/**
 * Ends one of one's own sessions, or all but the one of this call. One that is not, or
 * is another's, is none to end.
 * @throws CodedError signInRequired
 */
export async function endSession({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number } | { others: true };
}): Promise<{ ended_sessions: number }> {
  const person = personOf(ctx.actor, () => new CodedError('signInRequired'));
  const ended =
    'id' in input
      ? await dropSession(ctx.db, { accountId: person.id, id: input.id })
      : await dropSessions(ctx.db, person.id, person.sessionId);
  return { ended_sessions: ended };
}

/** Ends the session of the call; where there is none, none has to end. */
export async function logOut({ ctx }: { ctx: CallContext }): Promise<Record<string, never>> {
  const { actor } = ctx;
  if (actor.kind === 'person') {
    await dropSession(ctx.db, { accountId: actor.id, id: actor.sessionId });
  }
  return {};
}
