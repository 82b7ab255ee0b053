import { ActsDesk } from '@/components/desk/records/acts-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/acts: what staff did. */
export function DeskActsView({ locale }: { locale: Locale }) {
  const names = {
    ...usePlainWords('desk', 'people', ['roles', 'levels']),
    ...usePlainWords('studio', 'mine', ['reasons']),
    ...usePlainWords('desk', 'content', ['kinds']),
  };
  const words = { ...usePlainWords('desk', 'acts'), ...names };
  return (
    <DeskFrame page="desk_acts" locale={locale}>
      <ActsDesk words={words} />
    </DeskFrame>
  );
}
