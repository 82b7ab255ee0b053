import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { CooperationView } from '@/components/screens/cooperation-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig } from '@/lib/api/reads';
import { readCooperation } from '@/lib/api/reads-documents';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'home_hz', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const details = await readCooperation(locale);
  const config = await readAppConfig(locale);
  if (!details.found || !config.found) notFound();
  return (
    <PageFrame locale={locale} routeId="home_hz">
      <CooperationView locale={locale} details={details.data} mail={config.data.contact_email} />
    </PageFrame>
  );
}
