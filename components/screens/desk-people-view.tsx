import { PeopleDesk } from '@/components/desk/people/people-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { DeskFrame } from './desk-frame';

/** /desk/people: accounts, levels, roles. */
export function DeskPeopleView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'people');
  return (
    <DeskFrame page="desk_people" locale={locale}>
      <PeopleDesk words={words} />
    </DeskFrame>
  );
}
