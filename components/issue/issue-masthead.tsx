import { useFormatter, useTranslations } from 'next-intl';
import type { IssueDetails } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { issueListHref, noonOf } from './issue-words';

export interface IssueMastheadProps {
  issue: Pick<IssueDetails, 'kind' | 'number' | 'day'>;
  locale: Locale;
  /** What stands in the place of the name, on the page that has it as its title. */
  name?: string;
}

/** The head of a periodical's front page: its name between two rules, the day, the number. */
export function IssueMasthead({ issue, locale, name }: IssueMastheadProps) {
  const t = useTranslations('issues');
  const format = useFormatter();
  return (
    <div className={`issue-mast is-${issue.kind}`}>
      <p className="issue-mast-name">
        {name ?? (
          <a href={issueListHref(issue.kind, locale)} className="hover:text-tide">
            {t(`${issue.kind}.name`)}
          </a>
        )}
      </p>
      <p className="issue-mast-facts">
        <time dateTime={issue.day}>
          {format.dateTime(noonOf(issue.day), {
            year: 'numeric',
            month: 'long',
            day: 'numeric',
            weekday: 'long',
          })}
        </time>
        {issue.kind === 'daily' ? (
          <span>{t('daily.mark')}</span>
        ) : (
          <span>{t('number', { number: issue.number })}</span>
        )}
      </p>
    </div>
  );
}
