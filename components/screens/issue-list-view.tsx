import '@/components/issue/issue.css';
import { useTranslations } from 'next-intl';
import { IssueArchive } from '@/components/issue/issue-archive';
import { IssueFront } from '@/components/issue/issue-front';
import { IssueKinds } from '@/components/issue/issue-kinds';
import { issueListHref } from '@/components/issue/issue-words';
import { ListPagination } from '@/components/layout/list-pagination';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import type { IssueDetails, IssueItem, IssueKind } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { ReadingRail } from './reading-rail';

export interface IssueListViewProps {
  locale: Locale;
  kind: IssueKind;
  page: { list: readonly IssueItem[]; total: number; page: number; limit: number };
  /** The newest issue, on the first page. */
  newest?: IssueDetails | undefined;
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** A periodical: what it is, its newest issue, and the others month by month. */
export function IssueListView(props: IssueListViewProps) {
  const { locale, kind, page, newest, flashes, hot } = props;
  const t = useTranslations('issues');
  const others = page.list.filter((item) => item.id !== newest?.id);
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead
            title={t(`${kind}.name`)}
            deck={t(`${kind}.deck`)}
            note={t('count', { count: page.total })}
          />
        </Frozen>
        <Frozen>
          <IssueKinds locale={locale} active={kind} />
        </Frozen>
        {page.total === 0 && (
          <PanelEmpty
            hint={t(`${kind}.empty`)}
            act={t('goFlash')}
            to={href('home_kuaixun', { locale })}
          />
        )}
        {newest && (
          <Frozen>
            <IssueFront issue={newest} locale={locale} />
          </Frozen>
        )}
        {others.length > 0 && (
          <Panel id="issue-archive" title={t(`${kind}.archive`)} className="mt-8">
            <Frozen>
              <IssueArchive items={others} locale={locale} />
            </Frozen>
          </Panel>
        )}
        <div className="mt-8">
          <ListPagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            hrefOf={(number) => issueListHref(kind, locale, number)}
          />
        </div>
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} />
      </Frozen>
    </div>
  );
}
