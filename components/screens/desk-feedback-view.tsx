import { FeedbackDesk } from '@/components/desk/records/feedback-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/feedback: what readers told the desk. */
export function DeskFeedbackView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'feedback');
  return (
    <DeskFrame page="desk_feedback" locale={locale}>
      <FeedbackDesk words={words} />
    </DeskFrame>
  );
}
