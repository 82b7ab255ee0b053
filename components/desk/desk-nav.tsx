import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { routeById } from '@/lib/routes/route-table';

/** The desk's pages in the order of its menu. */
const MENU = [
  'desk',
  'desk_review',
  'desk_articles',
  'desk_flash',
  'desk_content',
  'desk_import',
  'desk_people',
  'desk_requests',
  'desk_events',
  'desk_feedback',
  'desk_visits',
  'desk_acts',
  'desk_security',
] as const;
export type DeskPage = (typeof MENU)[number] | 'desk_manuscript';

/** The way between the pages of the desk: one line that scrolls sideways on phones, as many as it takes on a wide window. */
export function DeskNav({ locale, active }: { locale: Locale; active: DeskPage }) {
  const t = useTranslations('desk.shell');
  const names = useTranslations('routes');
  const current = active === 'desk_manuscript' ? 'desk_review' : active;
  return (
    <nav aria-label={t('navLabel')} className="min-w-0 border-b border-rule">
      <ul className="strip -mx-2 rail:flex-wrap">
        {MENU.filter((page) => routeById(page).screen === 'ready').map((page) => (
          <li key={page}>
            <a
              href={href(page, { locale })}
              aria-current={page === active ? 'page' : page === current ? 'true' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center border-b-2 px-2 text-15 whitespace-nowrap',
                page === current
                  ? 'border-tide font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-tide',
              )}
            >
              {names(page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
