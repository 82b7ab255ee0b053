import '@/components/column/column.css';
import { useTranslations } from 'next-intl';
import { ColumnEntries } from '@/components/column/column-entries';
import { ColumnFaces } from '@/components/home/column-faces';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import type { ArticleItem } from '@/lib/contract/articles';
import type { ColumnItem, HotAuthor } from '@/lib/contract/columns';
import { HOME_PANEL_SIZE } from '@/lib/contract/constants';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ColumnsRail } from './columns-rail';
import { PanelEmpty } from './panel-empty';

export interface ColumnsViewProps {
  locale: Locale;
  title: string;
  description: string;
  columns: { list: readonly ColumnItem[]; total: number };
  popular: readonly ColumnItem[];
  authors: readonly HotAuthor[];
  hot: readonly ArticleItem[];
}

/** The columns: the popular ones by their faces, then each with what it is about and its newest piece. */
export function ColumnsView(props: ColumnsViewProps) {
  const { locale, title, description, columns, popular, authors, hot } = props;
  const t = useTranslations('columns');
  const more = { href: href('zl_list', { locale }), text: t('all') };
  return (
    <div className="columns">
      <div className="grid grid-cols-1 content-start gap-10">
        <Frozen>
          <PageHead title={title} deck={description} note={t('note', { count: columns.total })} />
        </Frozen>
        {columns.list.length === 0 && (
          <PanelEmpty hint={t('empty')} act={t('apply')} to={href('gw_ruzhu', { locale })} />
        )}
        {popular.length > 0 && (
          <Panel id="popular-columns" title={t('popular')}>
            <Frozen>
              <ColumnFaces items={popular.slice(0, HOME_PANEL_SIZE)} locale={locale} />
            </Frozen>
          </Panel>
        )}
        {columns.list.length > 0 && (
          <Panel id="column-directory" title={t('directory')} more={more}>
            <Frozen>
              <ColumnEntries items={columns.list} locale={locale} />
            </Frozen>
          </Panel>
        )}
      </div>
      <Frozen>
        <ColumnsRail locale={locale} authors={authors} hot={hot} />
      </Frozen>
    </div>
  );
}
