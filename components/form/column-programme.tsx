import { useTranslations } from 'next-intl';
import clsx from 'clsx';

const BENEFITS = ['home', 'editor', 'languages', 'schedule'] as const;
const REQUIREMENTS = ['own', 'steady', 'clean', 'links'] as const;
const STEPS = ['apply', 'review', 'open', 'each'] as const;
const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;
/** The level that an approved application gives. */
const COLUMNIST = '4';

/** What a column brings: four things, each with its own line. */
export function ColumnBenefits() {
  const t = useTranslations('forms.column.benefits');
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="font-display text-20 rail:text-24">
        {t('title')}
      </h2>
      <dl className="mt-4 grid border-t border-rule sm:grid-cols-2 sm:gap-x-10">
        {BENEFITS.map((key) => (
          <div key={key} className="border-b border-hairline py-4">
            <dt className="font-display text-17 font-bold">{t(`${key}.title`)}</dt>
            <dd className="mt-1 text-15 text-ink-2">{t(`${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is asked of a columnist. */
export function ColumnRequirements() {
  const t = useTranslations('forms.column.requirements');
  return (
    <section aria-labelledby="requirements">
      <h2 id="requirements" className="font-display text-20 rail:text-24">
        {t('title')}
      </h2>
      <ul className="mt-4 border-t border-rule">
        {REQUIREMENTS.map((key) => (
          <li key={key} className="border-b border-hairline py-3 text-15">
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way from the form to the first text, with the time that each step takes. */
export function ColumnProcess() {
  const t = useTranslations('forms.column.process');
  return (
    <section aria-labelledby="process">
      <h2 id="process" className="font-display text-20 rail:text-24">
        {t('title')}
      </h2>
      <ol className="mt-4 border-t border-rule">
        {STEPS.map((key, place) => (
          <li
            key={key}
            className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-hairline py-3"
          >
            <span aria-hidden="true" className="font-display text-24 leading-none text-faint">
              {place + 1}
            </span>
            <div>
              <h3 className="text-15 font-semibold">{t(`${key}.title`)}</h3>
              <p className="mt-0.5 text-15 text-ink-2">{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The six levels as a ladder; the one that this page is for stands out. */
export function UserLevels() {
  const t = useTranslations('forms.column.levels');
  return (
    <section id="levels" aria-labelledby="levels-title" className="scroll-mt-20">
      <h2 id="levels-title" className="font-display text-20 rail:text-24">
        {t('title')}
      </h2>
      <p className="mt-1 text-15 text-ink-2">{t('deck')}</p>
      <ol className="mt-4 border-t border-rule">
        {LEVELS.map((level) => (
          <li
            key={level}
            aria-current={level === COLUMNIST ? 'step' : undefined}
            className={clsx(
              'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[2.5rem_10rem_minmax(0,1fr)_minmax(0,1.3fr)] sm:items-baseline',
              level === COLUMNIST && 'bg-tide-wash',
            )}
          >
            <span className="row-span-3 text-center font-display text-20 text-faint sm:row-span-1">
              {level}
            </span>
            <h3 className="text-15 font-semibold">
              {t(`${level}.name`)}
              {level === COLUMNIST && (
                <span className="ml-2 text-12 font-medium text-tide">{t('here')}</span>
              )}
            </h3>
            <p className="text-15">
              <span className="text-13 text-ink-2 sm:sr-only">{t('how')} </span>
              {t(`${level}.how`)}
            </p>
            <p className="text-15 text-ink-2">
              <span className="text-13 sm:sr-only">{t('can')} </span>
              {t(`${level}.can`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
