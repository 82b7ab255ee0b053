import type { Metadata } from 'next';
import { DeskVisitsView } from '@/components/screens/desk-visits-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { PageFrame } from '../../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'desk_visits', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  return (
    <PageFrame locale={locale} routeId="desk_visits">
      <DeskVisitsView locale={locale} />
    </PageFrame>
  );
}
