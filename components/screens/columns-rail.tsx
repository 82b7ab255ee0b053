import { useTranslations } from 'next-intl';
import { HotList } from '@/components/article/hot-list';
import { ColumnLedger } from '@/components/column/column-ledger';
import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { ColumnItem, HotAuthor } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { HotAuthorsPanel } from './author-panels';

export interface ColumnsRailProps {
  locale: Locale;
  authors: readonly HotAuthor[];
  hot?: readonly ArticleItem[] | undefined;
  others?: readonly ColumnItem[] | undefined;
}

/** What stands beside columns: other columns, who is read, what is read, and the way to an own one. */
export function ColumnsRail({ locale, authors, hot = [], others = [] }: ColumnsRailProps) {
  const t = useTranslations('columns');
  const more = { href: href('zl_list', { locale }), text: t('all') };
  return (
    <aside className="rail no-print" aria-label={useTranslations('home')('rail')}>
      {others.length > 0 && (
        <Panel id="other-columns" title={t('others')} more={more}>
          <ColumnLedger items={others} locale={locale} isRail />
        </Panel>
      )}
      {authors.length > 0 && <HotAuthorsPanel id="week-authors" locale={locale} items={authors} />}
      {hot.length > 0 && (
        <Panel id="column-hot" title={t('hotArticles')}>
          <HotList items={hot} locale={locale} />
        </Panel>
      )}
      <Panel id="column-apply" title={t('applyTitle')}>
        <p className="mb-3 text-15 text-ink-2">{t('applyText')}</p>
        <ButtonLink look="outline" href={href('gw_ruzhu', { locale })}>
          {t('apply')}
        </ButtonLink>
      </Panel>
    </aside>
  );
}
