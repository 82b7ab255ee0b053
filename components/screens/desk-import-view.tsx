import { ImportDesk } from '@/components/desk/import/import-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/import: articles from outside, and an archive of all that the newsroom has. */
export function DeskImportView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'import');
  return (
    <DeskFrame page="desk_import" locale={locale}>
      <ImportDesk words={words} />
    </DeskFrame>
  );
}
