import { useTranslations } from 'next-intl';
import type { Term } from '@/lib/contract/learning';
import type { Locale } from '@/lib/i18n/locales';
import { termAnchor } from './anchors';
import { lettersOf } from './glossary-letters';

export interface GlossaryProps {
  terms: readonly Term[];
  locale: Locale;
}

/** The glossary by the first letter of the English name, with a line of letters to jump by. */
export function Glossary({ terms, locale }: GlossaryProps) {
  const t = useTranslations('learning');
  const letters = lettersOf(terms, locale);
  return (
    <div>
      <nav aria-label={t('letters')} className="glossary-letters no-print">
        <ul className="flex flex-wrap">
          {letters.map(({ letter, anchor }) => (
            <li key={letter}>
              <a
                href={`#${anchor}`}
                className="grid size-11 place-items-center font-display text-17 font-bold hover:text-tide"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, anchor, terms: own }) => (
        <section key={letter} aria-labelledby={anchor} className="glossary-letter">
          <h2 id={anchor} className="font-display text-30 text-faint">
            {letter}
          </h2>
          <dl>
            {own.map((term) => (
              <div key={term.key} id={termAnchor(term.key)} className="glossary-term">
                <dt className="font-display text-17">
                  {term.name}
                  {term.other_name && (
                    <span
                      lang={locale === 'en' ? 'zh-Hans' : 'en'}
                      className="ml-3 font-sans text-13 font-normal text-ink-2"
                    >
                      {term.other_name}
                    </span>
                  )}
                </dt>
                <dd className="mt-1 text-15 text-ink-2">{term.definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
