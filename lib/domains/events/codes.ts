import type { CallOutput } from '../../contract/endpoints';
import { CodedError } from '../../contract/error-codes';
import { CODES_MAX } from '../../contract/event-kinds';
import { pickText } from '../../i18n/pick-text';
import { newReference } from '../../platform/reference';
import type { CallContext, DomainContext } from '../domain-context';
import { getHosted } from '../event-access/public';
import { needsCode } from '../orders/public';
import { countCodes, insertCodes, listCodes } from './hosting-repository';
import { inTransaction, listTypes, type TypeRow } from './repository';

/** Signs of a random code: 40 bits beside the limits on guessing. */
const CODE_SIGNS = 8;

/**
 * Makes a code of one's own, or many random ones; each opens one ticket type.
 * @throws CodedError signInRequired, eventNotFound, notPermitted, codeTaken; invalidInput for a
 *   code that would do nothing; eventState where an event has as many as it may
 */
export async function createCodes({
  ctx,
  input,
}: {
  ctx: CallContext;
  input: {
    event_id: number;
    ticket_id: number;
    code: string;
    count: number;
    percent_off: number;
    limit: number;
    expire_time: string | null;
  };
}): Promise<{ codes: string[] }> {
  return inTransaction(ctx.db, async (tx) => {
    const { event } = await getHosted(tx, ctx.actor, input.event_id, 'manage', true);
    const types = await listTypes(tx, event.id);
    const type = types.find(({ id }) => id === input.ticket_id);
    if (!type) throw new CodedError('eventNotFound');
    refuseIdle(type, input.percent_off);
    const wanted = input.code === '' ? input.count : 1;
    if ((await countCodes(tx, event.id)) + wanted > CODES_MAX) throw new CodedError('eventState');
    const rowOf = (code: string) => ({
      eventId: event.id,
      typeId: input.ticket_id,
      code,
      percentOff: input.percent_off,
      useLimit: input.limit,
      expiresAt: input.expire_time === null ? null : new Date(input.expire_time),
      createdAt: ctx.now,
    });
    const names = input.code === '' ? randomCodes(wanted) : [input.code];
    const codes = await insertCodes(tx, names.map(rowOf));
    if (codes.length < wanted) throw new CodedError('codeTaken');
    return { codes };
  });
}

/** Codes of an event, the latest first. @throws CodedError as `getHosted` */
export async function listEventCodes({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: { event_id: number; page: number; limit: number };
}): Promise<CallOutput<'admin/activity/codes'>> {
  const { event_id: eventId, page, limit } = input;
  await getHosted(ctx.db, ctx.actor, eventId, 'manage');
  const rows = await listCodes(ctx.db, eventId, { limit, skip: (page - 1) * limit });
  return {
    list: rows.map(({ code, typeName }) => ({
      id: code.id,
      code: code.code,
      ticket_id: code.typeId,
      ticket_name: pickText(typeName, ctx.locale),
      percent_off: code.percentOff,
      limit: code.useLimit,
      used: code.used,
      expire_time: code.expiresAt?.toISOString() ?? null,
    })),
    total: await countCodes(ctx.db, eventId),
    page,
    limit,
    next_cursor: null,
  };
}

/**
 * A code does something: it opens what is sold to codes alone, or takes something off a price.
 * @throws CodedError invalidInput at the percentage, or at the ticket that costs nothing anyway
 */
function refuseIdle({ kind, priceMinor }: TypeRow, percentOff: number): void {
  if (needsCode(kind) || (percentOff > 0 && priceMinor > 0)) return;
  const field = priceMinor > 0 ? 'percent_off' : 'ticket_id';
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'invalid' });
}

function randomCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(newReference(CODE_SIGNS));
  return [...codes];
}
