import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { EventState } from '../../contract/event-kinds';
import { recordAct } from '../audit/public';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { staffMember } from '../staff';
import { findName, refuseHeldByOther } from '../review/public';
import { eventStateAfter } from './event-states';
import { wordColumns, wordsOf } from './event-text';
import { updateEvent } from './hosting-repository';
import { mayDecideEvent } from './read-queue';
import { inTransaction, type EventChange, type EventRow } from './repository';
import { tellOwner } from './tell-holders';

type Decision = 'approve' | 'refuse';

/**
 * Puts an event live, or the changed words of a live one before its readers, or does not, with
 * words for who holds it. Of what was read; nobody decides their own, but for admins: a newsroom
 * of one must be able to hold events.
 * @throws CodedError notPermitted, secondStepRequired, eventNotFound, eventConflict, eventState,
 *   reasonNeeded; reviewLocked with who holds it
 */
export async function decideEvent({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { id: number; revision: number; decision: Decision; reason: string };
}): Promise<{ status: EventState }> {
  const person = staffMember(ctx.actor);
  const { decision, reason } = input;
  const status = await inTransaction(ctx.db, async (tx) => {
    const { event } = await getHosted(tx, ctx.actor, input.id, 'own', true);
    if (!mayDecideEvent(person, event)) throw new CodedError('notPermitted');
    const change = outcomeOf(event, decision);
    if (event.revision !== input.revision) throw new CodedError('eventConflict');
    const holder = await findName(tx, event.reviewerId);
    refuseHeldByOther({ ...event, reviewerName: holder }, person.id, ctx.now);
    if (decision === 'refuse' && reason === '') throw new CodedError('reasonNeeded');
    const row = await updateEvent(tx, event.id, {
      ...change,
      proposal: null,
      lockedUntil: null,
      decidedAt: ctx.now,
      updatedAt: ctx.now,
      reason: decision === 'refuse' ? reason : '',
    });
    await tellOwner(tx, ctx, row, {
      news: NEWS[event.state === 'live' ? 'live' : 'new'][decision],
      reason,
    });
    await recordAct(tx, {
      actor: ctx.actor,
      act: `event.${event.state === 'live' ? `${decision}Change` : decision}`,
      subject: 'event',
      subjectId: event.id,
      detail: { title: row.title['zh-Hans'], ...(reason ? { reason } : {}) },
      at: ctx.now,
    });
    return row.state;
  });
  if (status === 'live') {
    ctx.changed(TAGS.events);
    ctx.changed(TAGS.home);
  }
  return { status };
}

const NEWS = {
  new: { approve: 'eventApproved', refuse: 'eventRefused' },
  live: { approve: 'eventChangeApproved', refuse: 'eventChangeRefused' },
} as const;

/** What a decision makes of an event. @throws CodedError eventState where nothing waits */
function outcomeOf(event: EventRow, decision: Decision): EventChange {
  if (event.state !== 'live') return { state: eventStateAfter(event.state, decision) };
  const { proposal, revision, sequence } = event;
  if (!proposal) throw new CodedError('eventState', { state: event.state });
  const state = eventStateAfter('live', decision === 'approve' ? 'acceptChange' : 'declineChange');
  // A window that still shows the other words does not save over these.
  const moved = { state, revision: revision + 1 };
  if (decision === 'refuse') return moved;
  const { poster } = proposal;
  const words = { ...wordsOf(event), ...proposal };
  return { ...moved, ...wordColumns(words, event), poster, sequence: sequence + 1 };
}
