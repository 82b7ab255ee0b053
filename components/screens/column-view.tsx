import '@/components/column/column.css';
import { useTranslations } from 'next-intl';
import { ColumnHead } from '@/components/column/column-head';
import { authorTarget, FollowButton } from '@/components/social/follow-button';
import { Frozen } from '@/components/ui/frozen';
import type { ColumnDetails, HotAuthor } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ArticleListWithPages, type ArticleListPage } from './article-list-page';
import { ColumnsRail } from './columns-rail';

export interface ColumnViewProps {
  locale: Locale;
  column: ColumnDetails;
  page: ArticleListPage;
  authors: readonly HotAuthor[];
}

/** One column: masthead, everything it published, other columns beside. */
export function ColumnView({ locale, column, page, authors }: ColumnViewProps) {
  const t = useTranslations('columns');
  return (
    <div className="columns">
      <div>
        <ColumnHead
          column={column}
          locale={locale}
          follow={
            <FollowButton
              target={authorTarget(column.author)}
              withCount
              className="relative z-1 mt-2"
            />
          }
        />
        <ArticleListWithPages
          locale={locale}
          page={page}
          hrefOf={(number) => href('zl_list', { locale, param: column.id, page: number })}
          filter={{ author_id: column.author.id }}
          emptyHint={t('articlesEmpty')}
          withAuthor={false}
        />
      </div>
      <Frozen>
        <ColumnsRail locale={locale} authors={authors} others={column.others} />
      </Frozen>
    </div>
  );
}
