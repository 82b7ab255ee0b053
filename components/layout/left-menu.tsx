import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { RouteId } from '@/lib/routes/route-table';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LanguageLinks } from './language-links';
import { MENU_GROUPS } from './menu-groups';

export interface MenuProps {
  locale: Locale;
  /** The page shown, in each language. */
  paths: LanguagePaths;
  /** The row that the page belongs to; its item is marked. */
  activeId?: RouteId | undefined;
}

/** The left menu: words from 1200 px on, icons from 900 px, with the languages at its foot. */
export function LeftMenu({ locale, paths, activeId }: MenuProps) {
  const t = useTranslations('layout.menu');
  return (
    <nav aria-label={t('label')} className="no-print max-rail:hidden">
      <div className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col overflow-y-auto [scrollbar-width:none]">
        {MENU_GROUPS.map((group) => (
          <ul
            key={group.key}
            className="border-hairline not-first:mt-2 not-first:border-t not-first:pt-2"
          >
            {group.items.map((item) => (
              <li key={item.id}>
                <a
                  href={href(item.id, { locale })}
                  aria-current={item.id === activeId ? 'page' : undefined}
                  title={t(`items.${item.id}`)}
                  className={clsx(
                    'focus-inset relative flex h-10 items-center gap-3 text-15 transition-colors max-wide:justify-center wide:pl-3',
                    item.id === activeId
                      ? 'font-semibold text-tide before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:bg-tide'
                      : 'text-ink hover:text-tide',
                  )}
                >
                  <Icon
                    name={item.icon}
                    className={item.id === activeId ? 'text-tide' : 'text-ink-2'}
                  />
                  <span className="truncate max-wide:sr-only">{t(`items.${item.id}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        ))}
        <LanguageLinks
          locale={locale}
          paths={paths}
          look="short"
          className="mt-2 border-t border-hairline pt-2 max-wide:flex-col max-wide:items-center wide:pl-1"
        />
      </div>
    </nav>
  );
}

/** The same menu as a plain list, for the sheet of narrow windows. */
export function MenuList({ locale, paths, activeId }: MenuProps) {
  const t = useTranslations('layout.menu');
  return (
    <nav aria-label={t('all')}>
      {MENU_GROUPS.map((group) => (
        <div key={group.key} className="border-b border-hairline py-3">
          <p className="px-4 text-12 text-ink-2">{t(`groups.${group.key}`)}</p>
          <ul className="mt-1 grid grid-cols-2">
            {group.items.map((item) => (
              <li key={item.id}>
                <a
                  href={href(item.id, { locale })}
                  aria-current={item.id === activeId ? 'page' : undefined}
                  className={clsx(
                    'focus-inset flex min-h-12 items-center gap-3 px-4 text-15',
                    item.id === activeId ? 'font-semibold text-tide' : 'text-ink',
                  )}
                >
                  <Icon name={item.icon} className="shrink-0 text-ink-2" />
                  {t(`items.${item.id}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LanguageLinks locale={locale} paths={paths} look="short" className="px-2 py-2" />
    </nav>
  );
}
