import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { ColumnListView } from '@/components/screens/column-list-view';
import { listData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readColumns, readWeekAuthors } from '@/lib/api/reads-columns';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';

export interface ColumnListProps {
  params: Promise<{ locale: string; page?: string }>;
}

async function load({ params }: ColumnListProps) {
  const { locale: tag, page: text = '1' } = await params;
  return { locale: localeOf(tag), page: numberOf(text) };
}

export async function columnListMetadata(props: ColumnListProps): Promise<Metadata> {
  const { locale, page } = await load(props);
  return pageMetadata({ routeId: 'zl_list', locale, page });
}

export async function ColumnListScreen(props: ColumnListProps) {
  const { locale, page } = await load(props);
  const columns = await readColumns(page, locale);
  if (!columns.found || (page > 1 && columns.data.list.length === 0)) notFound();
  const authors = await readWeekAuthors(locale);
  const entries = columns.data.list.map(({ id, title }) => ({
    name: title,
    url: href('zl_list', { locale, param: id }),
  }));
  return (
    <PageFrame locale={locale} routeId="zl_list" page={page} data={listData(entries, page)}>
      <ColumnListView
        locale={locale}
        page={columns.data}
        authors={authors.found ? authors.data.hotLists : []}
      />
    </PageFrame>
  );
}
