import { useTranslations } from 'next-intl';
import { LabelIndex } from '@/components/home/label-index';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { Frozen } from '@/components/ui/frozen';
import type { ArticleItem } from '@/lib/contract/articles';
import type { Label } from '@/lib/contract/taxonomy';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';
import { ReadingRail } from './reading-rail';

export interface LabelIndexViewProps {
  locale: Locale;
  labels: readonly Label[];
  /** Labels that articles of late carry. */
  recommended: readonly Label[];
  hot?: readonly ArticleItem[] | undefined;
}

/** Labels of late as a line of words, then all of them as the index of a book in columns. */
export function LabelIndexView({ locale, labels, recommended, hot }: LabelIndexViewProps) {
  const t = useTranslations('section');
  const words = useTranslations('columns.labels');
  const home = useTranslations('home');
  return (
    <div className="columns">
      <div>
        <Frozen>
          <PageHead title={t('labelIndexTitle')} deck={t('labelIndexDeck')} />
        </Frozen>
        {recommended.length > 0 && (
          <Panel id="recommended-labels" title={words('recommended')} className="mt-8">
            <Frozen>
              <LabelWords items={recommended} locale={locale} />
            </Frozen>
          </Panel>
        )}
        {labels.length > 0 ? (
          <Panel id="all-labels" title={words('all')} className="mt-8">
            <div className="sm:columns-2 sm:gap-10 [&_li]:break-inside-avoid">
              <Frozen>
                <LabelIndex items={labels} locale={locale} />
              </Frozen>
            </div>
          </Panel>
        ) : (
          <PanelEmpty hint={home('empty.labels')} />
        )}
      </div>
      <Frozen>
        <ReadingRail locale={locale} hot={hot} />
      </Frozen>
    </div>
  );
}

/** Labels as words in a line that wraps. */
function LabelWords({ items, locale }: { items: readonly Label[]; locale: Locale }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={href('gw_dex', { locale, param: item.id })}
            className="inline-flex min-h-11 items-center text-17 font-medium hover:text-tide"
          >
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
