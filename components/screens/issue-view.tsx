import '@/components/issue/issue.css';
import { IssuePage, type IssuePageProps } from '@/components/issue/issue-page';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import { ReadingRail } from './reading-rail';

export interface IssueViewProps extends IssuePageProps {
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** One issue of a periodical, and the news beside it. */
export function IssueView({ issue, locale, flashes, hot }: IssueViewProps) {
  return (
    <div className="columns">
      <div>
        <Frozen>
          <IssuePage issue={issue} locale={locale} />
        </Frozen>
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} />
      </Frozen>
    </div>
  );
}
