import { RequestsDesk } from '@/components/desk/requests/requests-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/requests: what people ask of the desk. */
export function DeskRequestsView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'requests');
  const { topics, frequencies } = usePlainWords('forms', 'column', ['topics', 'frequencies']);
  const choices = { ...topics, ...frequencies };
  return (
    <DeskFrame page="desk_requests" locale={locale}>
      <RequestsDesk words={{ ...words, choices }} />
    </DeskFrame>
  );
}
