import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ToolDirectory } from '@/components/tool/tool-directory';
import { PurposeLinks, ToolsRail } from '@/components/tool/tool-index';
import { ToolSearch } from '@/components/tool/tool-search';
import { Frozen } from '@/components/ui/frozen';
import { PageHead } from '@/components/ui/page-head';
import { TOOL_CATEGORIES, TOOL_CHAINS, type ToolChain, type ToolItem } from '@/lib/contract/tools';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { PanelEmpty } from './panel-empty';

const DIRECTORY_ID = 'tools';

export interface ToolsViewProps {
  locale: Locale;
  /** The chain whose tools are shown; all where left out. */
  chain: ToolChain | undefined;
  items: readonly ToolItem[];
}

/** The directory of tools: by chain as addresses, by purpose as sections, by words in place. */
export function ToolsView({ locale, chain, items }: ToolsViewProps) {
  const t = useTranslations('tools');
  const routes = useTranslations('routes');
  const shown = TOOL_CATEGORIES.filter((key) => items.some((item) => item.category === key));
  return (
    <div className="columns">
      <div>
        <PageHead
          title={chain ? t('chainTitle', { chain: t(`chain.${chain}`) }) : routes('home_tools')}
          deck={t('deck')}
          note={t('count', { count: items.length })}
        />
        <ChainLinks locale={locale} chain={chain} />
        {shown.length > 1 && <PurposeLinks items={items} shown={shown} />}
        {items.length > 0 && (
          <ToolSearch
            directoryId={DIRECTORY_ID}
            locale={locale}
            directoryPath={href('home_tools', { locale })}
            isPart={chain !== undefined}
            strings={{
              label: t('search.label'),
              placeholder: t('search.placeholder'),
              none: t('search.none'),
              clear: t('search.clear'),
              all: t('search.all'),
            }}
            found={Array.from({ length: items.length + 1 }, (_, count) =>
              t('search.found', { count }),
            )}
          />
        )}
        {items.length === 0 ? (
          <PanelEmpty hint={t('emptyHint')} act={t('goAll')} to={href('home_tools', { locale })} />
        ) : (
          <Frozen>
            <ToolDirectory id={DIRECTORY_ID} locale={locale} items={items} shown={shown} />
          </Frozen>
        )}
      </div>
      <Frozen>
        <ToolsRail items={items} shown={shown} />
      </Frozen>
    </div>
  );
}

function ChainLinks({ locale, chain }: Pick<ToolsViewProps, 'locale' | 'chain'>) {
  const t = useTranslations('tools');
  const links = [undefined, ...TOOL_CHAINS].map((key) => ({
    key,
    text: key ? t(`chain.${key}`) : t('allChains'),
    to: href('home_tools', { locale, param: key }),
  }));
  return (
    <nav aria-label={t('chains')} className="-mx-2 border-b border-hairline py-1">
      <ul className="strip">
        {links.map(({ key, text, to }) => (
          <li key={key ?? 'all'}>
            <a
              href={to}
              aria-current={key === chain ? 'page' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
                key === chain
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
