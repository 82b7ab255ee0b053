import { useTranslations } from 'next-intl';
import type { BitcoinIssue as Issue } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { dayText, plain } from './market-numbers';

export interface BitcoinIssueProps {
  issue: Issue;
  locale: Locale;
}

/** How much of the 21 million is there, and the schedule by which the rest comes. */
export function BitcoinIssue({ issue, locale }: BitcoinIssueProps) {
  const t = useTranslations('market.issue');
  const { mined, cap, eras } = issue;
  const part = (mined / cap) * 100;
  return (
    <div>
      <div
        className="issue-bar"
        role="img"
        aria-label={t('bar', { part: plain(part, locale, 2), mined: plain(mined, locale) })}
      >
        <span style={{ width: `${part.toFixed(3)}%` }} />
        {eras.slice(1, 6).map((era) => (
          <i
            key={era.first_height}
            style={{ left: `${((era.mined_before / cap) * 100).toFixed(3)}%` }}
          />
        ))}
      </div>
      <p className="mt-2 text-13 text-ink-2">
        {t('line', {
          part: plain(part, locale, 2),
          height: plain(issue.height, locale),
          subsidy: plain(issue.subsidy, locale, 3),
          next: plain(issue.next_halving_height, locale),
          left: plain(issue.blocks_to_halving, locale),
        })}
      </p>
      <div className="table-scroll mt-6" tabIndex={0} role="region" aria-label={t('eras')}>
        <table className="issue-table">
          <caption className="sr-only">{t('eras')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('subsidy')}</th>
              <th scope="col">{t('minedByEnd')}</th>
              <th scope="col">{t('partByEnd')}</th>
            </tr>
          </thead>
          <tbody>
            {eras.map((era) => (
              <tr key={era.first_height} data-now={isNow(era, issue) ? '' : undefined}>
                <th scope="row">{plain(era.first_height, locale)}</th>
                <td>{era.day ? dayText(era.day, locale) : t('toCome')}</td>
                <td>
                  {plain(era.subsidy, locale, 8)
                    .replace(/(\.\d*?)0+$/, '$1')
                    .replace(/\.$/, '')}
                </td>
                <td>{plain(era.mined_by_end, locale, 4)}</td>
                <td>{plain((era.mined_by_end / cap) * 100, locale, 2)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function isNow(era: Issue['eras'][number], { next_halving_height }: Issue): boolean {
  return era.first_height + 210_000 === next_halving_height;
}
