import '@/components/column/column.css';
import { useTranslations } from 'next-intl';
import { ColumnLedger } from '@/components/column/column-ledger';
import { ListPagination } from '@/components/layout/list-pagination';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import type { ColumnItem, HotAuthor } from '@/lib/contract/columns';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ColumnsRail } from './columns-rail';
import { PanelEmpty } from './panel-empty';

export interface ColumnListViewProps {
  locale: Locale;
  page: { list: readonly ColumnItem[]; total: number; page: number; limit: number };
  authors: readonly HotAuthor[];
}

/** The directory of all columns in lines, by their newest piece. */
export function ColumnListView({ locale, page, authors }: ColumnListViewProps) {
  const t = useTranslations('columns');
  return (
    <div className="columns">
      <div>
        <PageHead
          kicker={
            <a
              href={href('home_zl', { locale })}
              className="-my-2 inline-block py-2 font-medium hover:underline"
            >
              {t('kicker')}
            </a>
          }
          title={t('listTitle')}
          deck={t('listDeck')}
          note={t('note', { count: page.total })}
        />
        {page.list.length > 0 ? (
          <Frozen>
            <ColumnLedger items={page.list} locale={locale} />
          </Frozen>
        ) : (
          <PanelEmpty hint={t('empty')} act={t('apply')} to={href('gw_ruzhu', { locale })} />
        )}
        <Frozen>
          <ListPagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            hrefOf={(number) => href('zl_list', { locale, page: number })}
          />
        </Frozen>
      </div>
      <Frozen>
        <ColumnsRail locale={locale} authors={authors} />
      </Frozen>
    </div>
  );
}
