import { useFormatter, useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { Icon } from '@/components/ui/icon';
import { TitleText } from '@/components/ui/title-text';
import type { IssueDetails, IssueNeighbour } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { issueLink, noonOf } from './issue-words';

export interface IssueNeighboursProps {
  issue: Pick<IssueDetails, 'kind' | 'newer' | 'older'>;
  locale: Locale;
}

/** The issues before and after one; at either end a word in the place of the link. */
export function IssueNeighbours({ issue, locale }: IssueNeighboursProps) {
  const t = useTranslations('issues');
  const { kind, newer, older } = issue;
  return (
    <nav aria-label={t('around')} className="issue-around no-print">
      {older ? (
        <Neighbour kind={kind} issue={older} locale={locale} side="older" />
      ) : (
        <p className="text-13 text-ink-2">{t('isOldest')}</p>
      )}
      {newer ? (
        <Neighbour kind={kind} issue={newer} locale={locale} side="newer" />
      ) : (
        <p className="text-13 text-ink-2">{t('isNewest')}</p>
      )}
    </nav>
  );
}

interface NeighbourProps {
  kind: IssueDetails['kind'];
  issue: IssueNeighbour;
  locale: Locale;
  side: 'newer' | 'older';
}

function Neighbour({ kind, issue, locale, side }: NeighbourProps) {
  const t = useTranslations('issues');
  const format = useFormatter();
  const day = format.dateTime(noonOf(issue.day), { month: 'long', day: 'numeric' });
  return (
    <a
      {...issueLink(kind, issue, locale)}
      rel={side === 'older' ? 'prev' : 'next'}
      className={`issue-neighbour is-${side}`}
    >
      <span className="issue-neighbour-way">
        {side === 'older' && <Icon name="chevron-left" size={14} />}
        {t(side)}
        {side === 'newer' && <Icon name="chevron-right" size={14} />}
      </span>
      <span className="font-display text-15 rail:text-17" lang={foreignLang(issue.lang, locale)}>
        <TitleText>{issue.title}</TitleText>
      </span>
      <span className="text-12 text-ink-2">
        {kind === 'daily' ? day : `${t('number', { number: issue.number })} · ${day}`}
      </span>
    </a>
  );
}
