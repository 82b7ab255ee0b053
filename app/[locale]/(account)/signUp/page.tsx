import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { SignUpPanels } from '@/components/screens/sign-up-panels';
import { SignUpView } from '@/components/screens/sign-up-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAppConfig } from '@/lib/api/reads';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'signUp', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const config = await readAppConfig(locale);
  if (!config.found) notFound();
  return (
    <PageFrame locale={locale} routeId="signUp">
      <SignUpView
        locale={locale}
        documents={config.data}
        panels={<SignUpPanels locale={locale} config={config.data} />}
      />
    </PageFrame>
  );
}
