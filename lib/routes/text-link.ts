import type { Locale } from '@/lib/i18n/locales';
import { href } from './href';

/**
 * Attributes of a link to an article or a flash: the one address of the edition that is shown of
 * it (seo.md), and its language where that is not the page's. There the page's behaviours
 * (behaviours/own-surroundings) take readers on in the surroundings that they read in.
 */
export function textLink(
  id: 'gw_detail' | 'kuaixun_wz',
  text: { id: number; lang: Locale },
  locale: Locale,
): { href: string; hrefLang: Locale | undefined } {
  return {
    href: href(id, { locale: text.lang, param: text.id }),
    hrefLang: text.lang === locale ? undefined : text.lang,
  };
}
