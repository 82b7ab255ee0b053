import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { NoticeView } from '@/components/screens/notice-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readNotice } from '@/lib/api/reads-documents';
import { PageFrame } from '../../../page-frame';
import { readRails } from '../../rails';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export function generateStaticParams() {
  return [{ id: '_' }];
}

async function load({ params }: Props) {
  const { locale: tag, id: text } = await params;
  const locale = localeOf(tag);
  const notice = await readNotice(numberOf(text), locale);
  if (!notice.found) notFound();
  return { locale, notice: notice.data };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, notice } = await load(props);
  const { id: param, title, summary: description } = notice;
  return pageMetadata({ routeId: 'notice', locale, param, title, description });
}

export default async function Page(props: Props) {
  const { locale, notice } = await load(props);
  return (
    <PageFrame locale={locale} routeId="notice" param={notice.id} name={notice.title}>
      <NoticeView locale={locale} notice={notice} {...await readRails(locale)} />
    </PageFrame>
  );
}
