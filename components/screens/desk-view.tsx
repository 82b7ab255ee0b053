import { Today } from '@/components/desk/today';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk: what needs a person now. */
export function DeskView({ locale }: { locale: Locale }) {
  const review = usePlainWords('desk', 'review');
  return (
    <DeskFrame page="desk" locale={locale}>
      <Today words={review} />
    </DeskFrame>
  );
}
