import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { CHANGE_REFUND_DAYS } from '../../contract/event-kinds';
import type { EventContent, HostedEventOutput, TicketDraft } from '../../contract/event-hosting';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { getHosted, hostOf, type EventRole } from '../event-access/public';
import { ownsPicture, storedHash } from '../media/public';
import { hasSales } from '../orders/public';
import { columnsOf } from './event-text';
import { eventStateAfter } from './event-states';
import { findByKey, insertEvent, updateEvent } from './hosting-repository';
import { BEGIN_BY_ACCOUNT } from './limits';
import { presentHosted } from './present-hosted';
import { inTransaction, type EventChange, type EventRow } from './repository';
import { saveTypes } from './save-types';
import { tellHolders } from './tell-holders';

export interface EventSave {
  id?: number | undefined;
  client_key?: string | undefined;
  locale: Locale;
  base_revision: number;
  content: EventContent;
  tickets: TicketDraft[];
  reason: string;
}

const DAY_MS = 86_400_000;

/**
 * Begins an event (the same key by the same account is one event), or saves one over the
 * revision that was read. A change of time or place of what people hold tickets of needs a
 * reason, tells them, and gives everything back for a week.
 * @throws CodedError signInRequired, tooManyRequests, eventNotFound, notPermitted, eventConflict,
 *   eventState, reasonNeeded, ticketTypeSold, invalidInput
 */
export async function saveEvent({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: EventSave;
}): Promise<HostedEventOutput> {
  const saved = await (input.id === undefined ? begin(ctx, input) : change(ctx, input.id, input));
  if (saved.status === 'live') {
    ctx.changed(TAGS.events);
    ctx.changed(TAGS.home);
  }
  return saved;
}

async function begin(ctx: CallContext, input: EventSave): Promise<HostedEventOutput> {
  const { id: accountId } = hostOf(ctx.actor);
  const { client_key: clientKey, locale, content } = input;
  if (!clientKey) throw new CodedError('invalidInput', { field: 'client_key' });
  const known = await findByKey(ctx.db, accountId, clientKey);
  if (known) return presentHosted(ctx, known, 'owner');
  await ctx.limit(BEGIN_BY_ACCOUNT, String(accountId));
  return inTransaction(ctx.db, async (tx) => {
    const made = await insertEvent(tx, {
      ...(columnsOf(content, locale) as Required<EventChange>),
      poster: await settlePoster(tx, accountId, content.poster, undefined),
      isFree: true,
      state: 'draft',
      accountId,
      clientKey,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      key: null,
      id: undefined as never,
    });
    // Somebody said the same key at the same time.
    const row = made ?? (await findByKey(tx, accountId, clientKey));
    if (!row) throw new Error('The event could not be written.');
    if (!made) return presentHosted({ ...ctx, db: tx }, row, 'owner');
    const { isFree } = await saveTypes(tx, row, input.tickets);
    const whole = await updateEvent(tx, row.id, { isFree });
    return presentHosted({ ...ctx, db: tx }, whole, 'owner');
  });
}

async function change(ctx: CallContext, id: number, input: EventSave): Promise<HostedEventOutput> {
  return inTransaction(ctx.db, async (tx) => {
    const { event, person, role } = await getHosted(tx, ctx.actor, id, 'manage', true);
    eventStateAfter(event.state, 'edit');
    if (event.revision !== input.base_revision) throw new CodedError('eventConflict');
    const columns = columnsOf(input.content, input.locale, event);
    const moved = event.state === 'live' && isMoved(event, columns);
    const isHeld = moved && (await hasSales(tx, id));
    if (isHeld && input.reason === '') throw new CodedError('reasonNeeded');
    if (event.state === 'live') refuseBackwards(columns);
    const { isFree } = await saveTypes(tx, { id, locale: input.locale }, input.tickets);
    const poster = await settlePoster(tx, person.id, input.content.poster, event.poster);
    const row = await updateEvent(tx, id, {
      ...columns,
      poster,
      isFree,
      revision: event.revision + 1,
      sequence: event.state === 'live' ? event.sequence + 1 : event.sequence,
      updatedAt: ctx.now,
      ...(isHeld ? moveOf(event, columns, input.reason, ctx.now) : {}),
    });
    const words = { news: 'eventChanged' as const, reason: input.reason };
    if (isHeld) await tellHolders(tx, ctx, row, words, String(row.revision));
    return presentHosted({ ...ctx, db: tx }, row, role satisfies EventRole);
  });
}

function isMoved(event: EventRow, next: EventChange): boolean {
  const isSameTime =
    event.startsAt.getTime() === next.startsAt?.getTime() &&
    event.endsAt.getTime() === next.endsAt?.getTime();
  const isSamePlace =
    event.city['zh-Hans'] === next.city?.['zh-Hans'] &&
    event.address['zh-Hans'] === next.address?.['zh-Hans'] &&
    event.isOnline === next.isOnline;
  return !isSameTime || !isSamePlace;
}

/** What readers and holders are told of a change, and until when it gives everything back. */
function moveOf(event: EventRow, next: EventChange, reason: string, now: Date): EventChange {
  const isLater = event.startsAt.getTime() !== next.startsAt?.getTime();
  return {
    changeReason: reason,
    refundUntil: new Date(now.getTime() + CHANGE_REFUND_DAYS * DAY_MS),
    ...(isLater ? { previousStartsAt: event.startsAt } : {}),
  };
}

function refuseBackwards({ startsAt, endsAt }: EventChange): void {
  if (startsAt && endsAt && endsAt > startsAt) return;
  throw new CodedError('invalidInput', { field: 'content.end_time' }, undefined, {
    'content.end_time': 'invalid',
  });
}

/** One's own picture, the one that is there, or none. @throws CodedError notPermitted */
async function settlePoster(
  tx: Database,
  accountId: number,
  address: string,
  before: string | undefined,
): Promise<string> {
  if (address === '') return '';
  if (before !== undefined && storedHash(address) === before) return before;
  const own =
    (await ownsPicture(tx, accountId, address, '1')) ??
    (await ownsPicture(tx, accountId, address, 'cover'));
  if (!own) throw new CodedError('notPermitted');
  return own;
}
