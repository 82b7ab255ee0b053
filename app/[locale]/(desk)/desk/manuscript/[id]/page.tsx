import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { DeskManuscriptView } from '@/components/screens/desk-manuscript-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { PageFrame } from '../../../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load({ params }: Props) {
  const { locale, id } = await params;
  const param = numberOf(id);
  // The list that is made beforehand has to name one: no text has this id.
  if (!param) notFound();
  return { locale: localeOf(locale), param };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'desk_manuscript', ...(await load(props)) });
}

export default async function Page(props: Props) {
  const { locale, param } = await load(props);
  return (
    <PageFrame locale={locale} routeId="desk_manuscript" param={param}>
      <DeskManuscriptView locale={locale} id={param} />
    </PageFrame>
  );
}
