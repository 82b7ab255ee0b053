import type { Metadata } from 'next';
import { DoorView } from '@/components/screens/organ-views';
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
  const { locale: tag, id: text } = await params;
  return { locale: localeOf(tag), param: numberOf(text) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'ac_organ_checkin', ...(await load(props)) });
}

export default async function Page(props: Props) {
  const { locale, param } = await load(props);
  return (
    <PageFrame locale={locale} routeId="ac_organ_checkin" param={param}>
      <DoorView locale={locale} eventId={param} />
    </PageFrame>
  );
}
