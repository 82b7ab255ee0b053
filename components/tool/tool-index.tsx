import { useTranslations } from 'next-intl';
import { TOOL_RISKS, type ToolCategory, type ToolItem } from '@/lib/contract/tools';
import { RiskMark } from './tool-entry';

export interface ToolIndexProps {
  items: readonly ToolItem[];
  /** The categories that have tools here. */
  shown: readonly ToolCategory[];
}

/** The index of the sections where there is no rail beside them. */
export function PurposeLinks({ items, shown }: ToolIndexProps) {
  const t = useTranslations('tools');
  return (
    <nav aria-label={t('categories')} className="wide:hidden">
      <ul className="flex flex-wrap gap-x-4 border-b border-hairline py-1">
        {shown.map((key) => (
          <li key={key}>
            <a
              href={`#tools-${key}`}
              className="inline-flex min-h-11 items-center gap-1 text-15 text-tide hover:text-ink"
            >
              {t(`category.${key}`)}
              <span className="text-13 text-ink-2 tabular">{countOf(items, key)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the directory: the index of its sections, what the marks mean, how links are checked. */
export function ToolsRail({ items, shown }: ToolIndexProps) {
  const t = useTranslations('tools');
  const isNoneChecked = items.length > 0 && items.every((item) => item.checked_time === null);
  return (
    <aside className="rail no-print" aria-label={t('about')}>
      <section aria-labelledby="tool-purposes" className="max-wide:hidden">
        <div className="panel-head">
          <h2 id="tool-purposes" className="font-display text-17">
            {t('categories')}
          </h2>
        </div>
        <ul className="ruled">
          {shown.map((key) => (
            <li key={key}>
              <a
                href={`#tools-${key}`}
                className="flex min-h-11 items-center justify-between text-15 hover:text-tide"
              >
                {t(`category.${key}`)}
                <span className="text-13 text-ink-2 tabular">{countOf(items, key)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tool-risks">
        <div className="panel-head mb-3">
          <h2 id="tool-risks" className="font-display text-17">
            {t('risks')}
          </h2>
        </div>
        <dl className="grid gap-3 text-13">
          {TOOL_RISKS.map((risk) => (
            <div key={risk}>
              <dt>
                <RiskMark risk={risk} />
              </dt>
              <dd className="mt-1 text-ink-2">{t(`riskText.${risk}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 grid gap-1 border-t border-hairline pt-3 text-13 text-ink-2">
          <p>{t('links.rule')}</p>
          {isNoneChecked && <p>{t('links.none')}</p>}
        </div>
      </section>
    </aside>
  );
}

function countOf(items: readonly ToolItem[], category: ToolCategory): number {
  return items.filter((item) => item.category === category).length;
}
