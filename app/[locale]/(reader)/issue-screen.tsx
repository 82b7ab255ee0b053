import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { IssueView } from '@/components/screens/issue-view';
import { issueData } from '@/lib/api/issue-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readIssue } from '@/lib/api/reads-issues';
import { PageFrame } from '../page-frame';
import { readRails } from './rails';

export interface IssueProps {
  params: Promise<{ locale: string; id: string }>;
}

const ROUTES = { weekly: 'home_week', technical: 'home_jszk' } as const;

/** Metadata and page of one issue of the weekly or the technical weekly. */
export function issuePage(kind: keyof typeof ROUTES) {
  const routeId = ROUTES[kind];
  const load = async ({ params }: IssueProps) => {
    const { locale: tag, id: text } = await params;
    const locale = localeOf(tag);
    const issue = await readIssue(kind, numberOf(text), locale);
    if (!issue.found) notFound();
    return { locale, issue: issue.data };
  };
  return {
    async metadata(props: IssueProps): Promise<Metadata> {
      const { locale, issue } = await load(props);
      const { id: param, title, lead: description, editions: available } = issue;
      return pageMetadata({ routeId, locale, param, title, description, available });
    },
    async Screen(props: IssueProps) {
      const { locale, issue } = await load(props);
      return (
        <PageFrame
          locale={locale}
          routeId={routeId}
          param={issue.id}
          name={issue.title}
          available={issue.editions}
          data={await issueData(issue, locale)}
        >
          <IssueView locale={locale} issue={issue} {...await readRails(locale)} />
        </PageFrame>
      );
    },
  };
}
