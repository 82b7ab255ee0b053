import type { EventContent, HostedEventOutput, TicketDraft } from '../../contract/event-hosting';
import { pickText } from '../../i18n/pick-text';
import { installedPayments } from '../../platform/payments';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { timingOf, type EventRole } from '../event-access/public';
import { pictureAddress } from '../media/public';
import { eventGaps } from './event-gaps';
import { englishOf, wordsOf } from './event-text';
import { countUsedByType } from './hosting-repository';
import { listTypes, type EventRow, type TypeRow } from './repository';

/** An event as those who hold it see it, in the language that it is written in. */
export async function presentHosted(
  ctx: Pick<DomainContext, 'now'> & { db: Database },
  row: EventRow,
  role: EventRole,
): Promise<HostedEventOutput> {
  const types = await listTypes(ctx.db, row.id);
  const usedOf = await countUsedByType(ctx.db, row.id);
  return {
    id: row.id,
    status: row.state,
    timing: timingOf(row, ctx.now),
    revision: row.revision,
    locale: row.locale,
    content: contentOf(row),
    tickets: types.map((type) => ({
      ...draftOf(type, row),
      id: type.id,
      held: type.held,
      sold: type.sold,
      used: usedOf.get(type.id) ?? 0,
    })),
    changes_pending: row.proposal !== null,
    reason: row.reason,
    role,
    payments: installedPayments()?.name ?? 'none',
    gaps: eventGaps(row, types, ctx.now),
  };
}

/** The words are those that its organiser wrote last, whether readers see them yet or not. */
function contentOf(row: EventRow): EventContent {
  const say = (text: EventRow['title']) => pickText(text, row.locale);
  // What was proposed before a word could be has that of what readers see.
  const { locale: _locale, ...words } = { ...wordsOf(row), ...row.proposal };
  return {
    ...words,
    poster: pictureAddress(words.poster),
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt.toISOString(),
    time_zone: row.timeZone,
    is_online: row.isOnline,
    city: say(row.city),
    address: say(row.address),
    city_en: englishOf(row.city, row.locale),
    address_en: englishOf(row.address, row.locale),
    online_url: row.onlineUrl,
    policy: row.policy,
  };
}

function draftOf(type: TypeRow, row: EventRow): TicketDraft {
  return {
    id: type.id,
    name: pickText(type.name, row.locale),
    type: type.kind,
    price: type.priceMinor,
    list_price: type.listPriceMinor,
    currency: type.currency as TicketDraft['currency'],
    quantity: type.quantity,
    per_person: type.perPerson,
    sale_from: type.saleFrom?.toISOString() ?? null,
    sale_until: type.saleUntil?.toISOString() ?? null,
    is_closed: type.isClosed,
  };
}
