import { usePlainWords } from '@/components/layout/own/plain-words';
import { OwnOrders } from '@/components/order/own-orders';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

/** /my/events: one's own orders by state. */
export function OwnEventsView({ locale }: { locale: Locale }) {
  const words = usePlainWords('events', 'order');
  const { loading } = usePlainWords('my', 'frame');
  return (
    <OwnFrame
      page="my_events"
      locale={locale}
      skeleton={<SkeletonRows count={4} look="flash" label={loading} />}
    >
      <OwnOrders words={words} />
    </OwnFrame>
  );
}
