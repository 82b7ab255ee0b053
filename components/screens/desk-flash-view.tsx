import { FlashDesk } from '@/components/desk/flash/flash-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/flash: publishes flashes, and what was published. */
export function DeskFlashView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'flash');
  const categories = usePlainWords('flash', 'category');
  return (
    <DeskFrame page="desk_flash" locale={locale}>
      <FlashDesk words={{ ...words, categories }} />
    </DeskFrame>
  );
}
