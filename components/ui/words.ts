import {
  useFormatter as formatterOfPage,
  useLocale as localeOfPage,
  useTranslations as translationsOfPage,
} from 'next-intl';

/** A language in which markup is made apart from React. */
export interface Language {
  locale: ReturnType<typeof localeOfPage>;
  /** Words of a namespace, as next-intl's hook gives them. */
  translator: (namespace?: string) => unknown;
  formatter: ReturnType<typeof formatterOfPage>;
}

/** The language of the markup in the making; a string is made in one go, so there is one at most. */
let current: Language | undefined;

/** Makes markup in a language, where no page of React's says which one. */
export function inLanguage<Made>(language: Language, make: () => Made): Made {
  const before = current;
  current = language;
  try {
    return make();
  } finally {
    current = before;
  }
}

/*
 * Next-intl's hooks for components that may be made apart from React, too: what a page's template
 * is filled with is. On a page of React's they are the page's own.
 */

/** Words of the language in the making. */
export const useTranslations = ((namespace?: never) =>
  current
    ? current.translator(namespace)
    : translationsOfPage(namespace)) as typeof translationsOfPage;

/** Numbers and times of the language in the making. */
export const useFormatter: typeof formatterOfPage = () => current?.formatter ?? formatterOfPage();

/** Tag of the language in the making. */
export const useLocale: typeof localeOfPage = () => current?.locale ?? localeOfPage();
