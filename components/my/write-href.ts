import type { Locale } from '@/lib/i18n/locales';
import type { ManuscriptItem } from '@/lib/contract/writing';
import { href } from '@/lib/routes/href';

/** Where a text is written. @param locale of the page that leads there. */
export function writeHref(
  { article_id: param, locale: edition }: Pick<ManuscriptItem, 'article_id' | 'locale'>,
  locale: Locale,
): string {
  return href('publish', { locale, param, hash: edition });
}
