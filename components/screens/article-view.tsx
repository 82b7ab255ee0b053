import { ArticlePage, type ArticlePageProps } from '@/components/article/article-page';
import { RelatedList } from '@/components/article/related-list';
import { authorTarget, FollowButton } from '@/components/social/follow-button';
import { MarkRow } from '@/components/social/mark-row';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import { ReadingRail } from './reading-rail';

export interface ArticleViewProps extends Omit<ArticlePageProps, 'follow' | 'marks'> {
  related: readonly ArticleItem[];
  flashes?: readonly FlashItem[] | undefined;
  recommended?: readonly ArticleItem[] | undefined;
}

/** The article screen's columns: the text, what to read next, and the news beside it. */
export function ArticleView(props: ArticleViewProps) {
  const { article, locale, url, related, flashes, recommended } = props;
  return (
    <>
      <div>
        <ArticlePage
          article={article}
          locale={locale}
          url={url}
          follow={<FollowButton target={authorTarget(article.author)} />}
          marks={<MarkRow type="article" id={article.id} title={article.title} />}
        />
        <div className="mx-auto mt-14 max-w-measure wide:max-w-[43rem]">
          <RelatedList items={related} locale={locale} />
        </div>
      </div>
      <Frozen>
        <ReadingRail locale={locale} flashes={flashes} recommended={recommended} />
      </Frozen>
    </>
  );
}
