import { SecurityDesk } from '@/components/desk/security/security-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/security: the second step of one’s own sign-in. */
export function DeskSecurityView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'security');
  return (
    <DeskFrame page="desk_security" locale={locale}>
      <SecurityDesk words={words} />
    </DeskFrame>
  );
}
