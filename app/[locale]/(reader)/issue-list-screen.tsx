import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { IssueListView } from '@/components/screens/issue-list-view';
import type { IssueDetails, IssueItem, IssueKind } from '@/lib/contract/issues';
import { issueListData } from '@/lib/api/issue-data';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readBrief, readIssue, readIssues } from '@/lib/api/reads-issues';
import type { Locale } from '@/lib/i18n/locales';
import { PageFrame } from '../page-frame';
import { readRails } from './rails';

export interface IssueListProps {
  params: Promise<{ locale: string; page?: string }>;
}

const ROUTES = {
  daily: 'home_eightclock',
  weekly: 'home_week',
  technical: 'home_jszk',
} as const satisfies Record<IssueKind, string>;

async function load({ params }: IssueListProps) {
  const { locale: tag, page: text = '1' } = await params;
  return { locale: localeOf(tag), page: numberOf(text) };
}

/** Metadata and page of a periodical's list, for its bare path and its further pages. */
export function issueListPage(kind: IssueKind) {
  const routeId = ROUTES[kind];
  return {
    async metadata(props: IssueListProps): Promise<Metadata> {
      const { locale, page } = await load(props);
      return pageMetadata({ routeId, locale, page });
    },
    async Screen(props: IssueListProps) {
      const { locale, page } = await load(props);
      const issues = await readIssues(kind, page, locale);
      if (!issues.found || (page > 1 && issues.data.list.length === 0)) notFound();
      const [first] = issues.data.list;
      const newest = page === 1 && first ? await readNewest(first, locale) : undefined;
      return (
        <PageFrame
          locale={locale}
          routeId={routeId}
          page={page}
          data={issueListData(issues.data.list, locale, page)}
        >
          <IssueListView
            locale={locale}
            kind={kind}
            page={issues.data}
            newest={newest}
            {...await readRails(locale)}
          />
        </PageFrame>
      );
    },
  };
}

async function readNewest(
  { kind, day, id }: IssueItem,
  locale: Locale,
): Promise<IssueDetails | undefined> {
  const issue = kind === 'daily' ? await readBrief(day, locale) : await readIssue(kind, id, locale);
  return issue.found ? issue.data : undefined;
}
