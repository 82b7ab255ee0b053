import { useFormatter, useTranslations } from 'next-intl';
import type { AwardCategory } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';

export interface AwardResultsProps {
  categories: readonly AwardCategory[];
  locale: Locale;
}

type Nominee = AwardCategory['nominees'][number];

/** Who won each award, in large words, and how the votes fell, as lines. */
export function AwardResults({ categories, locale }: AwardResultsProps) {
  return (
    <div>
      {categories.map((category) => (
        <section
          key={category.key}
          id={category.key}
          aria-labelledby={`${category.key}-name`}
          className="award"
        >
          <Winners category={category} locale={locale} />
          <ol className="grid content-start gap-4">
            {category.nominees.map((nominee) => (
              <Share key={nominee.key} nominee={nominee} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Winners({ category, locale }: { category: AwardCategory; locale: Locale }) {
  const t = useTranslations('microsites.ceremony');
  const winners = category.nominees.filter((nominee) => nominee.is_winner);
  return (
    <div>
      <h3 id={`${category.key}-name`} className="text-15 font-medium text-tide">
        {category.name}
      </h3>
      {winners.length === 0 && <p className="mt-2 text-15 text-ink-2">{t('noVotes')}</p>}
      {winners.map(({ key, name, about, article_id: id, article_lang: lang }) => (
        <div key={key} className="mt-2">
          <p className="award-winner">
            {id === null || lang === null ? (
              name
            ) : (
              <a {...textLink('gw_detail', { id, lang }, locale)} className="hover:text-tide">
                {name}
              </a>
            )}
          </p>
          {winners.length > 1 && <p className="text-13 text-ink-2">{t('winners')}</p>}
          <p className="mt-2 text-15 text-ink-2">{about}</p>
        </div>
      ))}
    </div>
  );
}

function Share({ nominee }: { nominee: Nominee }) {
  const t = useTranslations('microsites.ceremony');
  const format = useFormatter();
  const share = nominee.share ?? 0;
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <li className={nominee.is_winner ? 'is-winner' : undefined}>
      <div className="flex items-baseline justify-between gap-4">
        <p className={nominee.is_winner ? 'text-15 font-semibold' : 'text-15'}>
          {nominee.name}
          {nominee.is_winner && <span className="ml-2 text-13 text-tide">{t('winner')}</span>}
        </p>
        <p className="shrink-0 text-13 text-ink-2 tabular">
          {t('share', { share: percent, votes: format.number(nominee.votes ?? 0) })}
        </p>
      </div>
      <span className="award-line mt-1.5" aria-hidden="true">
        <span style={{ width: `${(share * 100).toFixed(2)}%` }} />
      </span>
    </li>
  );
}
