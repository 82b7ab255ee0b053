import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ISSUE_KINDS, type IssueKind } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { issueListHref } from './issue-words';

/** The periodicals in one line, as links from each to the others. */
export function IssueKinds({ locale, active }: { locale: Locale; active: IssueKind }) {
  const t = useTranslations('issues');
  return (
    <nav aria-label={t('kinds')} className="-mx-2 border-b border-hairline">
      <ul className="strip">
        {ISSUE_KINDS.map((kind) => (
          <li key={kind}>
            <a
              href={issueListHref(kind, locale)}
              aria-current={kind === active ? 'true' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
                kind === active
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {t(`${kind}.name`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
