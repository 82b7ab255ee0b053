import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ColumnsView } from '@/components/screens/columns-view';
import { listData } from '@/lib/api/list-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import {
  readColumns,
  readHotColumnArticles,
  readPopularColumns,
  readWeekAuthors,
} from '@/lib/api/reads-columns';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ routeId: 'home_zl', locale: localeOf((await params).locale) });
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale);
  const columns = await readColumns(1, locale);
  if (!columns.found) notFound();
  const popular = await readPopularColumns(locale);
  const authors = await readWeekAuthors(locale);
  const hot = await readHotColumnArticles(locale);
  const t = await getTranslations({ locale });
  const entries = columns.data.list.map(({ id, title }) => ({
    name: title,
    url: href('zl_list', { locale, param: id }),
  }));
  return (
    <PageFrame locale={locale} routeId="home_zl" data={listData(entries)}>
      <ColumnsView
        locale={locale}
        title={t('routes.home_zl')}
        description={t('routesDescription.home_zl')}
        columns={columns.data}
        popular={popular.found ? popular.data.list : []}
        authors={authors.found ? authors.data.hotLists : []}
        hot={hot.found ? hot.data.hotLists : []}
      />
    </PageFrame>
  );
}
