import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { EventState } from '../../contract/event-kinds';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { staffMember } from '../staff';
import { eventStateAfter } from './event-states';
import { updateEvent } from './hosting-repository';
import { inTransaction } from './repository';
import { tellOwner } from './tell-holders';

/**
 * Puts an event live, or does not, with words for who holds it. Of what was read; nobody decides
 * their own, but for admins: a newsroom of one must be able to hold events.
 * @throws CodedError notPermitted, secondStepRequired, eventNotFound, eventConflict, eventState,
 *   reasonNeeded
 */
export async function decideEvent({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number; revision: number; decision: 'approve' | 'refuse'; reason: string };
}): Promise<{ status: EventState }> {
  const person = staffMember(ctx.actor);
  const { decision, reason } = input;
  const status = await inTransaction(ctx.db, async (tx) => {
    const { event } = await getHosted(tx, ctx.actor, input.id, 'own', true);
    if (event.accountId === person.id && person.role !== 'admin') {
      throw new CodedError('notPermitted');
    }
    const state = eventStateAfter(event.state, decision);
    if (event.revision !== input.revision) throw new CodedError('eventConflict');
    if (decision === 'refuse' && reason === '') throw new CodedError('reasonNeeded');
    const row = await updateEvent(tx, event.id, {
      state,
      decidedAt: ctx.now,
      updatedAt: ctx.now,
      reason: decision === 'refuse' ? reason : '',
    });
    const news = decision === 'approve' ? ('eventApproved' as const) : ('eventRefused' as const);
    await tellOwner(tx, ctx, row, { news, reason });
    await recordAct(tx, {
      actor: ctx.actor,
      act: `event.${decision}`,
      subject: 'event',
      subjectId: event.id,
      detail: { title: row.title['zh-Hans'], ...(reason ? { reason } : {}) },
      at: ctx.now,
    });
    return state;
  });
  if (status === 'live') {
    ctx.changed(TAGS.events);
    ctx.changed(TAGS.home);
  }
  return { status };
}
