import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import type { ActivityDetails, ActivityTicket } from '@/lib/contract/activities';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { useEventPrice } from './event-price';

export interface TicketOffersProps {
  event: Pick<ActivityDetails, 'id' | 'tickets' | 'timing'>;
  locale: Locale;
}

/** What is sold, with its prices; whether it can be had now is added by an islet. */
export function TicketOffers({ event, locale }: TicketOffersProps) {
  const isOver = event.timing === 'past' || event.timing === 'cancelled';
  return (
    <ul className="grid gap-3">
      {event.tickets.map((ticket) => (
        <li key={ticket.id} className="event-offer" data-ticket={ticket.id}>
          <Offer ticket={ticket} />
          {!isOver && <OrderLink event={event} ticket={ticket} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}

function Offer({ ticket }: { ticket: ActivityTicket }) {
  const t = useTranslations('events.detail');
  const price = useEventPrice();
  const { list_price: list, currency } = ticket;
  return (
    <div className="min-w-0">
      <p className="text-15 font-semibold" lang={ticket.lang}>
        {ticket.name}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-15 tabular">
        <span>{price(ticket.price, currency)}</span>
        {list !== null && (
          <s className="text-13 text-ink-2">
            <span className="sr-only">{t('listPrice')} </span>
            {price(list, currency)}
          </s>
        )}
        {ticket.needs_code && <span className="text-13 text-ink-2">{t('needsCode')}</span>}
      </p>
      <p className="text-13 text-ink-2">
        {t('perPerson', { count: ticket.per_person })}
        <span data-sale="" className="ml-3 text-signal" />
      </p>
    </div>
  );
}

function OrderLink({
  event,
  ticket,
  locale,
}: {
  event: { id: number };
  ticket: ActivityTicket;
  locale: Locale;
}) {
  const t = useTranslations('events.detail');
  return (
    <ButtonLink
      look="primary"
      href={href('ac_checkout', { locale, param: event.id, view: { ticket: `${ticket.id}` } })}
      rel="nofollow"
      data-order=""
    >
      {t('order')}
      <span className="sr-only" lang={ticket.lang}>
        {ticket.name}
      </span>
    </ButtonLink>
  );
}
