import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { DownloadView } from '@/components/screens/download-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig, readFlashList } from '@/lib/api/reads';
import { absoluteUrl } from '@/lib/api/site';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

/** Flashes on the drawn phone. */
const SHOWN = 4;

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'download', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const config = await readAppConfig(locale);
  if (!config.found) notFound();
  const flashes = await readFlashList({ page: 1, limit: SHOWN }, locale);
  return (
    <PageFrame locale={locale} routeId="download">
      <DownloadView
        locale={locale}
        config={config.data}
        pageUrl={absoluteUrl(href('download', { locale }))}
        flashes={flashes.found ? flashes.data.list : []}
      />
    </PageFrame>
  );
}
