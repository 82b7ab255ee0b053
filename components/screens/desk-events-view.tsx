import { EventQueue } from '@/components/desk/events/event-queue';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/events: events that wait for the desk. */
export function DeskEventsView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'events');
  return (
    <DeskFrame page="desk_events" locale={locale}>
      <EventQueue words={words} />
    </DeskFrame>
  );
}
