import { Today } from '@/components/desk/today';
import { SecondStepNudge } from '@/components/desk/security/second-step-nudge';
import { WaitingCards } from '@/components/desk/waiting-cards';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk: what needs a person now. */
export function DeskView({ locale }: { locale: Locale }) {
  const review = usePlainWords('desk', 'review');
  const waiting = usePlainWords('desk', 'waiting');
  const security = usePlainWords('desk', 'security');
  return (
    <DeskFrame page="desk" locale={locale}>
      <SecondStepNudge words={security} />
      <Today words={review} />
      <WaitingCards words={waiting} />
    </DeskFrame>
  );
}
