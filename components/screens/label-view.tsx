import { useTranslations } from 'next-intl';
import { LabelIndex } from '@/components/home/label-index';
import { FollowButton } from '@/components/social/follow-button';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Label } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { FeedNote } from './feed-note';
import { ArticleListWithPages, type ArticleListPage } from './article-list-page';
import { ReadingRail } from './reading-rail';

export interface LabelViewProps {
  locale: Locale;
  label: Label;
  page: ArticleListPage;
  /** Labels that its articles carry beside it. */
  related?: readonly Label[] | undefined;
  hot?: readonly ArticleItem[] | undefined;
}

/** One label: what it means, its articles, and other labels. */
export function LabelView({ locale, label, page, related = [], hot }: LabelViewProps) {
  const t = useTranslations('section');
  return (
    <div className="columns">
      <div>
        <PageHead
          kicker={
            <a href={href('gw_dex', { locale })} className="font-medium hover:underline">
              {t('labelKicker')}
            </a>
          }
          title={label.name}
          deck={label.description}
          note={
            <span className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <FeedNote
                locale={locale}
                scope={{ kind: 'label', id: label.id }}
                count={t('count', { count: label.article_count })}
              />
              <FollowButton target={{ type: 'label', id: label.id, name: label.name }} withCount />
            </span>
          }
        />
        <ArticleListWithPages
          locale={locale}
          page={page}
          hrefOf={(number) => href('gw_dex', { locale, param: label.id, page: number })}
          filter={{ label_id: label.id }}
          emptyHint={t('labelEmpty')}
        />
        {related.length > 0 && (
          <Panel id="other-labels" title={t('related')} className="mt-12">
            <div className="sm:columns-2 sm:gap-10 [&_li]:break-inside-avoid">
              <Frozen>
                <LabelIndex items={related} locale={locale} />
              </Frozen>
            </div>
          </Panel>
        )}
      </div>
      <Frozen>
        <ReadingRail locale={locale} hot={hot} />
      </Frozen>
    </div>
  );
}
