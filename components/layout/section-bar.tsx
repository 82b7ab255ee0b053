import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import type { RouteId } from '@/lib/routes/route-table';
import { MENU_ITEMS } from './menu-groups';

export interface SectionBarProps {
  locale: Locale;
  activeId?: RouteId | undefined;
}

/** Under 900 px: the sections in one line that scrolls sideways and stays at the top. */
export function SectionBar({ locale, activeId }: SectionBarProps) {
  const t = useTranslations('layout.menu');
  return (
    <nav
      aria-label={t('bar')}
      className="no-print sticky top-0 z-(--z-header) border-b border-hairline bg-paper rail:hidden"
    >
      <ul className="strip gap-1 px-2">
        {MENU_ITEMS.map((item) => (
          <li key={item.id}>
            <a
              href={href(item.id, { locale })}
              aria-current={item.id === activeId ? 'page' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center border-b-2 px-2 text-15 whitespace-nowrap',
                item.id === activeId
                  ? 'border-tide font-semibold text-ink [scroll-initial-target:nearest]'
                  : 'border-transparent text-ink-2',
              )}
            >
              {t(`items.${item.id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
