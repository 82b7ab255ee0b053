import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { foreignLang } from '@/components/ui/foreign-lang';
import { TitleText } from '@/components/ui/title-text';
import type { IssueDetails, IssueEntry } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { IssueMasthead } from './issue-masthead';
import { issueLink } from './issue-words';

/** Headlines that the newest issue shows of itself. */
const HEADLINES = 6;

/** The newest issue on its periodical's page: masthead, title, lead, headlines, and the way in. */
export function IssueFront({ issue, locale }: { issue: IssueDetails; locale: Locale }) {
  const t = useTranslations('issues');
  const lang = foreignLang(issue.lang, locale);
  const to = issueLink(issue.kind, issue, locale);
  const headlines = issue.entries.slice(0, HEADLINES);
  return (
    <section aria-labelledby="newest-issue" className="issue-front">
      <IssueMasthead issue={issue} locale={locale} name={t(`${issue.kind}.newest`)} />
      <div className="issue-front-body">
        <div>
          <h2 id="newest-issue" className="font-display text-24 rail:text-30" lang={lang}>
            <a {...to} className="hover:text-tide">
              <TitleText>{issue.title}</TitleText>
            </a>
          </h2>
          <p className="mt-2 text-15 text-ink-2 rail:text-17" lang={lang}>
            {issue.lead}
          </p>
          <ButtonLink look="outline" {...to} className="mt-4">
            {t(`${issue.kind}.whole`)}
          </ButtonLink>
        </div>
        {headlines.length > 0 && (
          <div>
            <h3 className="text-13 font-semibold text-ink-2">{t(`${issue.kind}.entries`)}</h3>
            <ol className="issue-headlines">
              {headlines.map((entry) => {
                const { id, title, lang: own } = subjectOf(entry);
                return (
                  <li key={`${entry.kind}-${id}`} lang={foreignLang(own, locale)}>
                    <TitleText>{title}</TitleText>
                  </li>
                );
              })}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}

function subjectOf(entry: IssueEntry) {
  return entry.kind === 'flash' ? entry.flash : entry.article;
}
