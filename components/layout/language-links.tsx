import clsx from 'clsx';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { LANGUAGE_QUERY, languageCookieValue } from '@/lib/routes/language-choice';
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
 * (behaviours/language-choice) remember the choice before the link is followed; where no
 * script runs, buttons in their place have the server remember it (LANGUAGE_QUERY).
 */
export function LanguageLinks({ locale, paths, look, className }: LanguageLinksProps) {
  const isShort = look === 'short';
  const layout = clsx(isShort && 'flex', className);
  const shown = (tag: Locale) => ({
    lang: tag,
    'aria-current': tag === locale ? ('true' as const) : undefined,
    'aria-label': isShort ? LANGUAGE_NAMES[tag].name : undefined,
    className: clsx(
      'flex h-11 items-center px-2 text-13 rail:h-9',
      isShort ? 'min-w-8 justify-center' : 'w-full px-4 whitespace-nowrap',
      tag === locale ? 'font-semibold text-ink' : 'text-ink-2 hover:text-tide',
    ),
    children: isShort ? LANGUAGE_NAMES[tag].short : LANGUAGE_NAMES[tag].name,
  });
  return (
    <>
      <ul className={clsx('js-only', layout)}>
        {LOCALES.map((tag) => (
          <li key={tag}>
            <a href={paths[tag]} hrefLang={tag} data-language={tag} {...shown(tag)} />
          </li>
        ))}
      </ul>
      <noscript>
        <form method="get" className={layout || undefined}>
          {LOCALES.map((tag) => (
            <button
              key={tag}
              type="submit"
              name={LANGUAGE_QUERY}
              value={languageCookieValue(tag)}
              formAction={paths[tag]}
              {...shown(tag)}
            />
          ))}
        </form>
      </noscript>
    </>
  );
}
