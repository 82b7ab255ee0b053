import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import { pickText } from '../../i18n/pick-text';
import { installedPayments } from '../../platform/payments';
import { findStandingOf } from '../accounts/public';
import type { DomainContext, Person } from '../domain-context';
import { getHosted } from '../event-access/public';
import { pictureAddress } from '../media/public';
import { findName, isHeld, lockEnd, presentLock } from '../review/public';
import { staffMember } from '../staff';
import { wordsOf } from './event-text';
import { updateEvent } from './hosting-repository';
import { presentHosted } from './present-hosted';
import { countWaiting, listWaiting, releaseLock } from './queue-repository';
import { presentItems } from './read-hosting';
import { inTransaction, type EventRow } from './repository';

/** Events that wait for the desk, the longest first. @throws CodedError notPermitted */
export async function waitingEvents({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { page: number; limit: number };
}): Promise<CallOutput<'eventReviewList'>> {
  const person = staffMember(ctx.actor);
  const { page, limit } = input;
  const rows = await listWaiting(ctx.db, { limit, skip: (page - 1) * limit });
  const items = await presentItems(ctx, 0, rows);
  const list = [];
  for (const { role: _role, ...item } of items) {
    const row = rows.find(({ id }) => id === item.id);
    if (!row) continue;
    const { accountId, proposal } = row;
    const account =
      accountId === null ? undefined : await findStandingOf(ctx.db, accountId, ctx.now);
    list.push({
      ...item,
      title: proposal?.title ?? pickText(row.title, row.locale),
      owner: { id: accountId, nickname: account?.nickname ?? '', level: account?.level ?? 1 },
      submitted_time: (row.submittedAt ?? ctx.now).toISOString(),
      is_change: proposal !== null,
      lock: await lockOf(ctx.db, row, person, ctx.now),
    });
  }
  const payments = installedPayments()?.name ?? 'none';
  return { list, total: await countWaiting(ctx.db), page, limit, next_cursor: null, payments };
}

/**
 * Opens an event that waits and takes its lock for 15 minutes. Where another holds it, and for
 * one's own, which another decides, it is shown without.
 * @throws CodedError notPermitted, eventNotFound for one that does not wait
 */
export async function openWaiting({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { id: number };
}): Promise<CallOutput<'openEventReview'>> {
  const person = staffMember(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const { event, role } = await getHosted(tx, ctx.actor, input.id, 'own', true);
    if (event.state !== 'pending' && !event.proposal) throw new CodedError('eventNotFound');
    const row = await takeLock(tx, event, person, ctx.now);
    const words = row.proposal ? wordsOf(row) : null;
    return {
      ...(await presentHosted({ ...ctx, db: tx }, row, role)),
      live: words && { ...words, poster: pictureAddress(words.poster) },
      lock: await lockOf(tx, row, person, ctx.now),
    };
  });
}

/** Gives one's own lock back; there being none is no error. @throws CodedError notPermitted */
export async function releaseWaiting({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { id: number };
}): Promise<Record<string, never>> {
  const { id } = staffMember(ctx.actor);
  await releaseLock(ctx.db, input.id, id);
  return {};
}

/** Nobody decides on what is their own, but for an admin, who may be alone. */
export function mayDecideEvent(person: Person, event: EventRow): boolean {
  return person.role === 'admin' || event.accountId !== person.id;
}

async function takeLock(
  tx: Database,
  event: EventRow,
  person: Person,
  now: Date,
): Promise<EventRow> {
  const isOthers = isHeld({ ...event, reviewerName: null }, now) && event.reviewerId !== person.id;
  if (isOthers || !mayDecideEvent(person, event)) return event;
  return updateEvent(tx, event.id, { reviewerId: person.id, lockedUntil: lockEnd(now) });
}

async function lockOf(db: Database, event: EventRow, person: Person, now: Date) {
  if (!isHeld({ ...event, reviewerName: null }, now)) return null;
  const lock = { ...event, reviewerName: await findName(db, event.reviewerId) };
  return presentLock(lock, { reviewerId: person.id, now });
}
