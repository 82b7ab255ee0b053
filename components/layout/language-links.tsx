import clsx from 'clsx';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { LanguagePaths } from '@/lib/routes/switch-locale';
import { LANGUAGE_NAMES } from './language-names';

export interface LanguageLinksProps {
  locale: Locale;
  /** This page in each language. */
  paths: LanguagePaths;
  /** `short` 简 繁 EN in a line, `names` one under the other. */
  look: 'short' | 'names';
  className?: string | undefined;
}

/**
 * The page in each language, as plain links. The page's behaviours
 * (behaviours/language-choice) remember the choice before the link is followed.
 */
export function LanguageLinks({ locale, paths, look, className }: LanguageLinksProps) {
  return (
    <ul className={clsx(look === 'short' && 'flex', className)}>
      {LOCALES.map((tag) => (
        <li key={tag}>
          <a
            href={paths[tag]}
            hrefLang={tag}
            lang={tag}
            data-language={tag}
            aria-current={tag === locale ? 'true' : undefined}
            aria-label={look === 'short' ? LANGUAGE_NAMES[tag].name : undefined}
            className={clsx(
              'flex h-11 items-center px-2 text-13 rail:h-9',
              look === 'names' ? 'w-full px-4 whitespace-nowrap' : 'min-w-8 justify-center',
              tag === locale ? 'font-semibold text-ink' : 'text-ink-2 hover:text-tide',
            )}
          >
            {look === 'short' ? LANGUAGE_NAMES[tag].short : LANGUAGE_NAMES[tag].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
