import { NoticePage, type NoticePageProps } from '@/components/notice/notice-page';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import { ReadingRail } from './reading-rail';

export interface NoticeViewProps extends NoticePageProps {
  flashes?: readonly FlashItem[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** One announcement, and the news beside it. */
export function NoticeView({ notice, locale, flashes, hot }: NoticeViewProps) {
  return (
    <div className="columns">
      <div>
        <Frozen unique>
          <NoticePage notice={notice} locale={locale} />
        </Frozen>
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} hot={hot} />
      </Frozen>
    </div>
  );
}
