import { useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { Panel } from '@/components/ui/panel';
import { TitleText } from '@/components/ui/title-text';
import type { IssueDetails } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { IssueEntries } from './issue-entries';
import { IssueMasthead } from './issue-masthead';
import { IssueNeighbours } from './issue-neighbours';

export interface IssuePageProps {
  issue: IssueDetails;
  locale: Locale;
}

/**
 * One issue: a brief opens with the news and ends with the desk's notes, a weekly opens
 * with its text and ends with what to read on.
 */
export function IssuePage({ issue, locale }: IssuePageProps) {
  const t = useTranslations('issues');
  const lang = foreignLang(issue.lang, locale);
  const entries = issue.entries.length > 0 && (
    <Panel id="issue-entries" title={t(`${issue.kind}.entries`)} className="mt-10">
      <IssueEntries entries={issue.entries} locale={locale} />
    </Panel>
  );
  const text = (
    <div className="story mt-8" lang={lang} dangerouslySetInnerHTML={{ __html: issue.body_html }} />
  );
  return (
    <article className={`issue is-${issue.kind}`}>
      <IssueMasthead issue={issue} locale={locale} />
      <h1 className="mt-6 font-display text-30 rail:text-38" lang={lang}>
        <TitleText>{issue.title}</TitleText>
      </h1>
      <p className="mt-3 text-17 text-ink-2 rail:text-20" lang={lang}>
        {issue.lead}
      </p>
      {issue.kind === 'daily' ? (
        <>
          {entries}
          {text}
        </>
      ) : (
        <>
          {text}
          {entries}
        </>
      )}
      <IssueNeighbours issue={issue} locale={locale} />
    </article>
  );
}
