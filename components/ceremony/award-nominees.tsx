import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Mark } from '@/components/ui/tag';
import type { AwardCategory, CeremonyState } from '@/lib/contract/microsites';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { textLink } from '@/lib/routes/text-link';

export interface AwardNomineesProps {
  categories: readonly AwardCategory[];
  state: CeremonyState;
  locale: Locale;
  isSample: boolean;
}

/** Awards with those who are nominated; while voting is open, each with its vote. */
export function AwardNominees({ categories, state, locale, isSample }: AwardNomineesProps) {
  const t = useTranslations('microsites.ceremony');
  return (
    <div>
      {categories.map((category) => (
        <section
          key={category.key}
          id={category.key}
          aria-labelledby={`${category.key}-name`}
          className="award"
        >
          <div>
            <h3 id={`${category.key}-name`} className="font-display text-24">
              {category.name}
            </h3>
            <p className="mt-2 text-15 text-ink-2">{category.about}</p>
            <p className="mt-2 text-13 text-ink-2 tabular">
              {t('nominees', { count: category.nominees.length })}
              {state !== 'announced' && ` · ${t('votesCount', { count: category.total_votes })}`}
            </p>
          </div>
          <ul className="nominees">
            {category.nominees.map((nominee) => (
              <li key={nominee.key}>
                <div>
                  <p className="font-display text-20 font-bold">
                    {nominee.name}
                    {isSample && nominee.article_id === null && <SampleWord />}
                  </p>
                  <p className="mt-1 text-15 text-ink-2">{nominee.about}</p>
                  {nominee.article_id !== null && nominee.article_lang !== null && (
                    <a
                      {...textLink(
                        'gw_detail',
                        { id: nominee.article_id, lang: nominee.article_lang },
                        locale,
                      )}
                      className="inline-flex min-h-11 items-center text-13 text-tide hover:underline rail:min-h-9"
                    >
                      {t('read')}
                      <span className="sr-only">{nominee.name}</span>
                    </a>
                  )}
                </div>
                {state === 'open' && (
                  <a
                    href={href('signUp', { locale })}
                    data-needs-login=""
                    data-vote={`${category.key}/${nominee.key}`}
                    aria-label={t('voteFor', { name: nominee.name })}
                    className={buttonClass('outline')}
                  >
                    {t('vote')}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SampleWord() {
  const t = useTranslations('common');
  return (
    <span className="ml-2 inline-block align-middle font-sans font-normal">
      <Mark>{t('sample')}</Mark>
    </span>
  );
}
