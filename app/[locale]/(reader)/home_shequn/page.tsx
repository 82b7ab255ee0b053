import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { CommunityView } from '@/components/screens/community-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readCommunity, readDocument } from '@/lib/api/reads-documents';
import { absoluteUrl } from '@/lib/api/site';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'home_shequn', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const places = await readCommunity(locale);
  const rules = await readDocument('home_shequn', locale);
  if (!places.found || !rules.found) notFound();
  return (
    <PageFrame locale={locale} routeId="home_shequn">
      <CommunityView
        locale={locale}
        places={places.data.list}
        rules={rules.data}
        siteUrl={absoluteUrl('/')}
      />
    </PageFrame>
  );
}
