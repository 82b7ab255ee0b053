import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { LabelIndexView } from '@/components/screens/label-index-view';
import { listData } from '@/lib/api/list-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readLabels } from '@/lib/api/reads';
import { readRecommendedLabels } from '@/lib/api/reads-columns';
import { RECOMMEND_SIZE } from '@/lib/contract/constants';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'gw_dex', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const labels = await readLabels(locale);
  if (!labels.found) notFound();
  const recommended = await readRecommendedLabels(undefined, RECOMMEND_SIZE, locale);
  const { hot } = await readRails(locale);
  const entries = labels.data.data.list.map(({ id, name }) => ({
    name,
    url: href('gw_dex', { locale, param: id }),
  }));
  return (
    <PageFrame locale={locale} routeId="gw_dex" data={listData(entries)}>
      <LabelIndexView
        locale={locale}
        labels={labels.data.data.list}
        recommended={recommended.found ? recommended.data.list : []}
        hot={hot}
      />
    </PageFrame>
  );
}
