import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ComingView } from '@/components/screens/coming-view';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readArticleList } from '@/lib/api/reads';
import { isRouteId, routeById } from '@/lib/routes/route-table';
import { readRails } from '../../(reader)/rails';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

/** Articles offered on a page whose own content is not there. */
const OFFERED = 6;

interface Props {
  params: Promise<{ locale: string; routeId: string }>;
}

export function generateStaticParams() {
  return [{ routeId: '_' }];
}

async function read({ params }: Props) {
  const { locale: tag, routeId } = await params;
  const locale = localeOf(tag);
  if (!isRouteId(routeId) || routeById(routeId).screen !== 'coming') notFound();
  const { param, sample } = routeById(routeId);
  // A row that needs a parameter has no address without one; its sample stands for it.
  return { locale, routeId, param: param?.required ? sample.split('/').at(-1) : undefined };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, routeId, param } = await read(props);
  return pageMetadata({ routeId, locale, param });
}

export default async function Page(props: Props) {
  const { locale, routeId, param } = await read(props);
  const articles = await readArticleList({ page: 1, limit: OFFERED }, locale);
  return (
    <PageFrame locale={locale} routeId={routeId} param={param}>
      <ComingView
        routeId={routeId}
        locale={locale}
        articles={articles.found ? articles.data.list : []}
        {...await readRails(locale)}
      />
    </PageFrame>
  );
}
