import type { ReviewItem } from '@/lib/contract/review';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Where a text is reviewed. @param locale of the page that leads there. */
export function manuscriptHref(
  item: Pick<ReviewItem, 'article_id' | 'locale'>,
  locale: Locale,
): string {
  return `${href('desk_manuscript', { locale, param: item.article_id })}?edition=${item.locale}`;
}
