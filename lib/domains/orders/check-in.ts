import type { TicketState } from '../../contract/event-kinds';
import { readReference } from '../../platform/reference';
import { isSameDigest, keyedDigest } from '../../platform/secret';
import type { CallContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { findType } from './repository';
import { findTicketByCode, moveTickets, type TicketRow } from './seats-repository';

/** Said by a check-in; each looks its own at the door. */
export type CheckInResult = 'valid' | 'used' | 'revoked' | 'wrongEvent' | 'unknown';

const PURPOSE = 'ticket';
const PREFIX = 'CT1';
const SIGNATURE_DIGITS = 20;
/** How far back a device that had no network may say that it let somebody in. */
const OFFLINE_MS = 10 * 60_000;
const TICKET_SIGNS = 10;

/** What a ticket's QR code says: its code, signed by this installation. */
export function qrTextOf(code: string): string {
  return `${PREFIX}.${code}.${signatureOf(code)}`;
}

/**
 * Lets somebody in by a QR code or a typed one; each ticket once, whoever asks how often.
 * @param input.used_time when a device without network did it, at most ten minutes ago.
 * @throws CodedError signInRequired, eventNotFound, notPermitted
 */
export async function checkIn({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { event_id: number; code: string; used_time?: string | undefined };
}) {
  const { person } = await getHosted(ctx.db, ctx.actor, input.event_id, 'checkIn');
  const code = codeOf(input.code);
  const ticket = code === undefined ? undefined : await findTicketByCode(ctx.db, code);
  if (!ticket) return { result: 'unknown' as const };
  if (ticket.eventId !== input.event_id) return { result: 'wrongEvent' as const };
  const usedAt = momentOf(input.used_time, ctx.now);
  const change = { state: 'used' as const, usedAt, usedBy: person.id };
  const moved = await moveTickets(ctx.db, [ticket.id], 'valid', change);
  if (moved.length > 0) return { result: 'valid' as const, ticket: { ...ticket, ...change } };
  const now = (await findTicketByCode(ctx.db, ticket.code)) ?? ticket;
  return { result: refusalOf(now), ticket: now };
}

/** Takes a check-in back that was a mistake. @throws as `checkIn` */
export async function undoCheckIn({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: { event_id: number; code: string };
}) {
  await getHosted(ctx.db, ctx.actor, input.event_id, 'checkIn');
  const code = codeOf(input.code);
  const ticket = code === undefined ? undefined : await findTicketByCode(ctx.db, code);
  if (!ticket) return { result: 'unknown' as const };
  if (ticket.eventId !== input.event_id) return { result: 'wrongEvent' as const };
  const change = { state: 'valid' as const, usedAt: null, usedBy: null };
  const moved = await moveTickets(ctx.db, [ticket.id], 'used', change);
  const now = moved.length > 0 ? { ...ticket, ...change } : ticket;
  return { result: now.state === 'valid' ? ('valid' as const) : refusalOf(now), ticket: now };
}

/** Name of a ticket's type, for who stands at the door. */
export async function typeNameOf(ctx: Pick<CallContext, 'db'>, ticket: TicketRow) {
  return (await findType(ctx.db, ticket.typeId))?.name;
}

/** The code that was read or typed; undefined for one that this installation did not sign. */
function codeOf(text: string): string | undefined {
  const [prefix, code = '', signature = '', ...rest] = text.trim().split('.');
  if (prefix !== PREFIX) {
    const typed = readReference(text);
    return typed.length === TICKET_SIGNS ? typed : undefined;
  }
  const isOurs = rest.length === 0 && isSameDigest(signatureOf(code), signature);
  return isOurs ? code : undefined;
}

function signatureOf(code: string): string {
  return keyedDigest(PURPOSE, code).slice(0, SIGNATURE_DIGITS);
}

function refusalOf({ state }: { state: TicketState }): CheckInResult {
  return state === 'used' ? 'used' : 'revoked';
}

function momentOf(usedTime: string | undefined, now: Date): Date {
  const said = usedTime === undefined ? now : new Date(usedTime);
  const isWithin = said <= now && now.getTime() - said.getTime() <= OFFLINE_MS;
  return isWithin ? said : now;
}
