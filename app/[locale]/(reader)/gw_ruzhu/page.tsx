import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ColumnApplicationView } from '@/components/screens/column-application-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig } from '@/lib/api/reads';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'gw_ruzhu', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const config = await readAppConfig(locale);
  if (!config.found) notFound();
  return (
    <PageFrame locale={locale} routeId="gw_ruzhu">
      <ColumnApplicationView locale={locale} mail={config.data.contact_email} />
    </PageFrame>
  );
}
