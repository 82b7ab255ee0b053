import { CodedError } from '../../contract/error-codes';
import type { TicketDraft } from '../../contract/event-hosting';
import type { Database } from '../../db/client';
import type { Locale } from '../../i18n/locales';
import { textIn } from './event-text';
import { deleteType, insertType, isTypeNamed, lockTypes, updateType } from './hosting-repository';
import type { TypeRow } from './repository';

/**
 * Writes an event's ticket types as its organiser set them. What was sold keeps its price and its
 * seats; a type that orders name is closed instead of removed.
 * @throws CodedError ticketTypeSold, invalidInput for prices that a kind does not have
 * @returns whether no ticket costs anything.
 */
export async function saveTypes(
  tx: Database,
  event: { id: number; locale: Locale },
  drafts: readonly TicketDraft[],
): Promise<{ isFree: boolean }> {
  const rows = await lockTypes(tx, event.id);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const [position, draft] of drafts.entries()) {
    refusePrice(draft, position);
    const row = draft.id === null ? undefined : rowOf.get(draft.id);
    if (draft.id !== null && !row) throw new CodedError('invalidInput', { field: 'tickets' });
    const values = { ...columnsOf(draft, event.locale, row), position };
    if (!row) await insertType(tx, { ...values, eventId: event.id });
    else {
      refuseSold(row, draft);
      kept.add(row.id);
      await updateType(tx, row.id, values);
    }
  }
  for (const row of rows.filter(({ id }) => !kept.has(id))) {
    if (row.held + row.sold > 0) throw new CodedError('ticketTypeSold');
    if (await isTypeNamed(tx, row.id)) await updateType(tx, row.id, { isClosed: true });
    else await deleteType(tx, row.id);
  }
  return { isFree: drafts.every(({ price }) => price === 0) };
}

function columnsOf(draft: TicketDraft, locale: Locale, before: TypeRow | undefined) {
  return {
    name: textIn(draft.name, locale, before?.name),
    kind: draft.type,
    priceMinor: draft.price,
    listPriceMinor: draft.type === 'discount' ? draft.list_price : null,
    currency: draft.currency,
    quantity: draft.quantity,
    perPerson: draft.per_person,
    saleFrom: draft.sale_from === null ? null : new Date(draft.sale_from),
    saleUntil: draft.sale_until === null ? null : new Date(draft.sale_until),
    isClosed: draft.is_closed,
  };
}

/** A sold ticket's price is frozen, and there are never fewer seats than are taken. */
function refuseSold(row: TypeRow, draft: TicketDraft): void {
  const taken = row.held + row.sold;
  const isOther =
    row.priceMinor !== draft.price || row.currency !== draft.currency || row.kind !== draft.type;
  if ((taken > 0 && isOther) || draft.quantity < taken) throw new CodedError('ticketTypeSold');
}

/** Free costs nothing; a discount is less than its list price; the public ones cost something. */
function refusePrice({ type, price, list_price: list }: TicketDraft, position: number): void {
  const isWrong =
    (type === 'free' && price !== 0) ||
    ((type === 'ordinary' || type === 'full') && price === 0) ||
    (type === 'discount' && (list === null || list <= price));
  if (!isWrong) return;
  const field = `tickets.${position}.price`;
  throw new CodedError('invalidInput', { field }, undefined, { [field]: 'invalid' });
}
