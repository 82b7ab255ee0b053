import { Queue } from '@/components/desk/queue';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/review: the texts that wait for the desk. */
export function DeskReviewView({ locale }: { locale: Locale }) {
  const review = usePlainWords('desk', 'review');
  return (
    <DeskFrame page="desk_review" locale={locale}>
      <Queue words={review} />
    </DeskFrame>
  );
}
