import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import { CHANGE_REFUND_DAYS } from '../../contract/event-kinds';
import {
  eventWords,
  type EventContent,
  type HostedEventOutput,
  type TicketDraft,
} from '../../contract/event-hosting';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import type { CallContext } from '../domain-context';
import { recordAct } from '../audit/public';
import { getHosted, hostOf, type EventRole, type HostedEvent } from '../event-access/public';
import { ownsPicture, storedHash } from '../media/public';
import { hasSales } from '../orders/public';
import { changedWords, factColumns, wordColumns, wordsOf } from './event-text';
import { refuseGaps, refuseUnearned } from './event-bars';
import { eventStateAfter } from './event-states';
import { findByKey, insertEvent, updateEvent } from './hosting-repository';
import { BEGIN_BY_ACCOUNT } from './limits';
import { presentHosted } from './present-hosted';
import { inTransaction, listTypes, type EventChange, type EventRow } from './repository';
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
 * reason, tells them, and gives everything back for a week. The words of a live event wait for
 * the desk; what it may be is what a new one may be.
 * @throws CodedError signInRequired, tooManyRequests, eventNotFound, notPermitted, eventConflict,
 *   eventState, reasonNeeded, ticketTypeSold, invalidInput, eventIncomplete, levelTooLow, paymentsOff
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
      ...(factColumns(content, locale) as Required<EventChange>),
      ...(wordColumns({ ...content, locale }) as Required<EventChange>),
      poster: await settlePoster(tx, accountId, content.poster, []),
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
    const isLive = event.state === 'live';
    const facts = factColumns(input.content, input.locale, event);
    const isHeld = isLive && isMoved(event, facts) && (await hasSales(tx, id));
    if (isHeld && input.reason === '') throw new CodedError('reasonNeeded');
    const { isFree } = await saveTypes(tx, { id, locale: input.locale }, input.tickets);
    const row = await updateEvent(tx, id, {
      ...facts,
      ...(await wordChange(tx, ctx, { event, person, role }, input)),
      isFree,
      revision: event.revision + 1,
      sequence: isLive ? event.sequence + 1 : event.sequence,
      updatedAt: ctx.now,
      ...(isHeld ? moveOf(event, facts, input.reason, ctx.now) : {}),
    });
    if (isLive) await settleLive(tx, ctx, { before: event, row, person, role });
    const words = { news: 'eventChanged' as const, reason: input.reason };
    if (isHeld) await tellHolders(tx, ctx, row, words, String(row.revision));
    return presentHosted({ ...ctx, db: tx }, row, role satisfies EventRole);
  });
}

/** What becomes of the words: those of a live event wait for the desk, unless it is the desk that writes. */
async function wordChange(
  tx: Database,
  ctx: CallContext,
  { event, person, role }: HostedEvent,
  { content, locale }: EventSave,
): Promise<EventChange> {
  const stored = [event.poster, event.proposal?.poster ?? ''];
  const poster = await settlePoster(tx, person.id, content.poster, stored);
  const socials = Object.entries(content.socials).filter(([, url]) => url !== '');
  const words = eventWords.parse({
    ...content,
    locale,
    poster,
    socials: Object.fromEntries(socials),
  });
  const isDesk = role === 'desk' || person.role === 'admin';
  if (event.state !== 'live' || isDesk) {
    return { ...wordColumns(words, event), poster, proposal: null };
  }
  if (changedWords(wordsOf(event), words).length === 0) return { proposal: null };
  const submittedAt = event.proposal ? event.submittedAt : ctx.now;
  // The words that the desk refused last were others.
  return { proposal: words, submittedAt, reason: '' };
}

/** What a live event has to keep, and what the desk's records say of the change. */
async function settleLive(
  tx: Database,
  ctx: CallContext,
  { before, row, person, role }: { before: EventRow; row: EventRow } & Omit<HostedEvent, 'event'>,
): Promise<void> {
  const types = await listTypes(tx, row.id);
  refuseGaps(row, types, ctx.now);
  if (role !== 'desk') await refuseUnearned(tx, ctx, { event: row, person, types });
  const facts = Object.entries({
    time: before.startsAt.getTime() !== row.startsAt.getTime() || isMoved(before, row),
    free: before.isFree !== row.isFree,
    policy: before.policy !== row.policy,
  }).flatMap(([name, isChanged]) => (isChanged ? [name] : []));
  if (facts.length === 0) return;
  await recordAct(tx, {
    actor: ctx.actor,
    act: 'event.change',
    subject: 'event',
    subjectId: row.id,
    detail: { title: row.title['zh-Hans'], when: row.startsAt.toISOString() },
    at: ctx.now,
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

/** One's own picture, the one that is there, or none. @throws CodedError notPermitted */
async function settlePoster(
  tx: Database,
  accountId: number,
  address: string,
  stored: readonly string[],
): Promise<string> {
  if (address === '') return '';
  const known = storedHash(address);
  if (known !== undefined && stored.includes(known)) return known;
  const own =
    (await ownsPicture(tx, accountId, address, '1')) ??
    (await ownsPicture(tx, accountId, address, 'cover'));
  if (!own) throw new CodedError('notPermitted');
  return own;
}
