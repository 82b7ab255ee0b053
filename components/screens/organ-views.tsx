import { useCropWords } from '@/components/crop/crop-words';
import { usePlainWords } from '@/components/layout/own/plain-words';
import { Door } from '@/components/organ/door';
import { HostedList } from '@/components/organ/hosted-list';
import { ManageEvent } from '@/components/organ/manage-event';
import { Overview } from '@/components/organ/overview';
import type { Locale } from '@/lib/i18n/locales';
import { CreateIsland } from './create-island';
import { EventFrame } from './event-frame';

interface Props {
  locale: Locale;
  eventId: number;
}

/** /ac_organ: figures of all one's events, and the events. */
export function OrganView({ locale }: Pick<Props, 'locale'>) {
  const words = usePlainWords('events', 'organ');
  return (
    <EventFrame page="ac_organ" locale={locale}>
      <Overview words={words} />
      <HostedList words={words} />
    </EventFrame>
  );
}

/** /ac_mine: one's events by state. */
export function MineView({ locale }: Pick<Props, 'locale'>) {
  const words = usePlainWords('events', 'organ');
  return (
    <EventFrame page="ac_mine" locale={locale}>
      <HostedList words={words} />
    </EventFrame>
  );
}

/** /ac_organ/event/{id}: orders, codes and people of one event. */
export function ManageView({ locale, eventId }: Props) {
  const words = usePlainWords('events', 'organ');
  return (
    <EventFrame page="ac_organ_event" locale={locale}>
      <ManageEvent eventId={eventId} words={words} />
    </EventFrame>
  );
}

/** /ac_organ/checkin/{id}: the page at the door. */
export function DoorView({ locale, eventId }: Props) {
  const words = usePlainWords('events', 'organ');
  return (
    <EventFrame page="ac_organ_checkin" locale={locale}>
      <Door eventId={eventId} words={words} />
    </EventFrame>
  );
}

/** /ac_create and /ac_create/{id}: where an event is written. */
export function CreateView({ locale, eventId }: { locale: Locale; eventId: number | null }) {
  const words = usePlainWords('events', 'organ');
  return (
    <EventFrame page="ac_create" locale={locale}>
      <CreateIsland locale={locale} eventId={eventId} words={words} cropWords={useCropWords()} />
    </EventFrame>
  );
}
