import { Checkout } from '@/components/order/checkout';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { EventFrame } from './event-frame';

export interface CheckoutViewProps {
  locale: Locale;
  eventId: number;
  /** Of the ticket that the page before named. */
  ticketId: number | undefined;
}

/** /ac_checkout/{id} and /ac_checkout/{id}/{ticket}: the first step of buying. */
export function CheckoutView({ locale, eventId, ticketId }: CheckoutViewProps) {
  const words = usePlainWords('events', 'order');
  return (
    <EventFrame page="ac_checkout" locale={locale}>
      <Checkout eventId={eventId} ticketId={ticketId} words={words} />
    </EventFrame>
  );
}
