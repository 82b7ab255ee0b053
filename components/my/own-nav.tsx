import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** One's own pages in the order of their menu. */
const OWN_PAGES = [
  'my',
  'my_Individual',
  'my_mymessage',
  'mywz',
  'my_collect',
  'my_follow',
  'my_events',
  'my_realname',
] as const;
export type OwnPage = (typeof OWN_PAGES)[number];

/** The way between one's own pages: a strip on phones, a list at the side on wide windows. */
export function OwnNav({ locale, active }: { locale: Locale; active: OwnPage }) {
  const t = useTranslations('my');
  const names = useTranslations('routes');
  return (
    <nav aria-label={t('navLabel')} className="min-w-0 border-b border-hairline wide:border-b-0">
      <ul className="strip -mx-2 wide:mx-0 wide:block">
        {OWN_PAGES.map((page) => (
          <li key={page}>
            <a
              href={href(page, { locale })}
              aria-current={page === active ? 'page' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap wide:border-l-2 wide:px-4',
                page === active
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8 wide:border-tide wide:no-underline'
                  : 'text-ink-2 hover:text-tide wide:border-hairline',
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
