import { Checkout } from '@/components/order/checkout';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { EventFrame } from './event-frame';

/** /ac_checkout/{id}: the first step of buying. */
export function CheckoutView({ locale, eventId }: { locale: Locale; eventId: number }) {
  const words = usePlainWords('events', 'order');
  return (
    <EventFrame page="ac_checkout" locale={locale}>
      <Checkout eventId={eventId} words={words} />
    </EventFrame>
  );
}
