import { useFormatter, useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { TitleText } from '@/components/ui/title-text';
import type { IssueItem } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { byMonth, issueLink, noonOf } from './issue-words';

export interface IssueArchiveProps {
  items: readonly IssueItem[];
  locale: Locale;
}

/** Issues month by month, each a line: the day in large figures, the title, what it is about. */
export function IssueArchive({ items, locale }: IssueArchiveProps) {
  const format = useFormatter();
  return (
    <div className="grid gap-8">
      {byMonth(items).map(({ month, items: ofMonth }) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`} className="issue-month">
            {format.dateTime(noonOf(`${month}-15`), { year: 'numeric', month: 'long' })}
          </h3>
          <ol className="ruled">
            {ofMonth.map((item) => (
              <li key={item.id}>
                <ArchiveLine item={item} locale={locale} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ArchiveLine({ item, locale }: { item: IssueItem; locale: Locale }) {
  const t = useTranslations('issues');
  const format = useFormatter();
  const lang = foreignLang(item.lang, locale);
  const noon = noonOf(item.day);
  return (
    <article className="issue-line relative">
      <time dateTime={item.day} className="issue-line-day">
        <span className="issue-line-figure">{Number(item.day.slice(8))}</span>
        <span>{format.dateTime(noon, { weekday: 'short' })}</span>
      </time>
      <div className="min-w-0">
        {item.kind !== 'daily' && (
          <p className="text-12 text-tide">{t('number', { number: item.number })}</p>
        )}
        <h4 className="font-display text-17" lang={lang}>
          <a {...issueLink(item.kind, item, locale)} className="stretched hover:text-tide">
            <TitleText>{item.title}</TitleText>
          </a>
        </h4>
        <p className="clamp-2 mt-0.5 text-13 text-ink-2 rail:text-15" lang={lang}>
          {item.lead}
        </p>
      </div>
    </article>
  );
}
