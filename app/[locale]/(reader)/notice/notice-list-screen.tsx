import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { NoticeListView } from '@/components/screens/notice-list-view';
import { listData } from '@/lib/api/list-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readNotices } from '@/lib/api/reads-documents';
import { href } from '@/lib/routes/href';
import { PageFrame } from '../../page-frame';
import { readRails } from '../rails';

export interface NoticeListProps {
  params: Promise<{ locale: string; page?: string }>;
}

async function load({ params }: NoticeListProps) {
  const { locale: tag, page: text = '1' } = await params;
  return { locale: localeOf(tag), page: numberOf(text) };
}

export async function noticeListMetadata(props: NoticeListProps): Promise<Metadata> {
  const { locale, page } = await load(props);
  return pageMetadata({ routeId: 'notice', locale, page });
}

export async function NoticeListScreen(props: NoticeListProps) {
  const { locale, page } = await load(props);
  const notices = await readNotices(page, locale);
  if (!notices.found || (page > 1 && notices.data.list.length === 0)) notFound();
  const entries = notices.data.list.map(({ id, title }) => ({
    name: title,
    url: href('notice', { locale, param: id }),
  }));
  return (
    <PageFrame locale={locale} routeId="notice" page={page} data={listData(entries, page)}>
      <NoticeListView locale={locale} page={notices.data} {...await readRails(locale)} />
    </PageFrame>
  );
}
