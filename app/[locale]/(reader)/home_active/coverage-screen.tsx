import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CoverageView } from '@/components/screens/coverage-view';
import { articleListData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readComingEvents, readCoverage } from '@/lib/api/reads-columns';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';

export interface CoverageProps {
  params: Promise<{ locale: string; page?: string }>;
}

async function load({ params }: CoverageProps) {
  const { locale: tag, page: text = '1' } = await params;
  return { locale: localeOf(tag), page: numberOf(text) };
}

export async function coverageMetadata(props: CoverageProps): Promise<Metadata> {
  const { locale, page } = await load(props);
  const t = await getTranslations({ locale });
  const feed = {
    scope: { kind: 'section' as const, key: 'coverage' },
    title: t('routes.home_active'),
  };
  return pageMetadata({ routeId: 'home_active', locale, page, feed });
}

export async function CoverageScreen(props: CoverageProps) {
  const { locale, page } = await load(props);
  const list = await readCoverage(page, locale);
  if (!list.found || (page > 1 && list.data.list.length === 0)) notFound();
  const events = await readComingEvents(locale);
  const { hot } = await readRails(locale);
  const t = await getTranslations({ locale });
  return (
    <PageFrame
      locale={locale}
      routeId="home_active"
      page={page}
      data={articleListData(list.data.list, page)}
    >
      <CoverageView
        locale={locale}
        title={t('routes.home_active')}
        description={t('routesDescription.home_active')}
        page={list.data}
        events={events.found ? events.data.list : []}
        hot={hot}
      />
    </PageFrame>
  );
}
