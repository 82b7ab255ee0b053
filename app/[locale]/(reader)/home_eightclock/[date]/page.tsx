import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { IssueView } from '@/components/screens/issue-view';
import { issueData } from '@/lib/api/issue-data';
import { dayOf, localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readBrief } from '@/lib/api/reads-issues';
import { PageFrame } from '../../../page-frame';
import { readRails } from '../../rails';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; date: string }>;
}

export function generateStaticParams() {
  return [{ date: '_' }];
}

async function load({ params }: Props) {
  const { locale: tag, date } = await params;
  const locale = localeOf(tag);
  const brief = await readBrief(dayOf(date), locale);
  if (!brief.found) notFound();
  return { locale, brief: brief.data };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, brief } = await load(props);
  const { day: param, title, lead: description, editions: available } = brief;
  return pageMetadata({
    routeId: 'home_eightclock',
    locale,
    param,
    title,
    description,
    available,
  });
}

export default async function Page(props: Props) {
  const { locale, brief } = await load(props);
  return (
    <PageFrame
      locale={locale}
      routeId="home_eightclock"
      param={brief.day}
      name={brief.title}
      available={brief.editions}
      data={await issueData(brief, locale)}
    >
      <IssueView locale={locale} issue={brief} {...await readRails(locale)} />
    </PageFrame>
  );
}
