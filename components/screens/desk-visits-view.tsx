import { useTranslations } from 'next-intl';
import { VisitsDesk } from '@/components/desk/visits/visits-desk';
import { usePlainWords } from '@/components/layout/own/plain-words';
import type { Locale } from '@/lib/i18n/locales';
import { ALL_ROUTES } from '@/lib/routes/route-table';
import { DeskFrame } from './desk-frame';

/** /desk/visits: how the site is read, and how fast its pages are for those who read it. */
export function DeskVisitsView({ locale }: { locale: Locale }) {
  const words = usePlainWords('desk', 'visits');
  const names = useTranslations('routes');
  const pages = Object.fromEntries(ALL_ROUTES.map(({ id }) => [id, names(id)]));
  return (
    <DeskFrame page="desk_visits" locale={locale}>
      <VisitsDesk words={words} pages={pages} />
    </DeskFrame>
  );
}
