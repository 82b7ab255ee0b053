import { OrderPage } from '@/components/order/order-page';
import { SandboxPage } from '@/components/order/sandbox-page';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { EventFrame } from './event-frame';

interface Props {
  locale: Locale;
  orderId: number;
}

/** /ac_order/{id}: an order with its tickets. */
export function OrderView({ locale, orderId }: Props) {
  const words = usePlainWords('events', 'order');
  return (
    <EventFrame page="ac_order" locale={locale}>
      <OrderPage id={orderId} words={words} />
    </EventFrame>
  );
}

/** /ac_pay/{id}: the sandbox's own page. */
export function SandboxView({ locale, orderId }: Props) {
  const words = usePlainWords('events', 'order');
  return (
    <EventFrame page="ac_pay" locale={locale}>
      <SandboxPage id={orderId} words={words} />
    </EventFrame>
  );
}
