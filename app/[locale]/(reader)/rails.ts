import { HOME_PANEL_SIZE } from '@/lib/contract/constants';
import type { ArticleItem } from '@/lib/contract/articles';
import type { FlashItem } from '@/lib/contract/flash';
import { readFlashList, readHotArticles } from '@/lib/api/reads';
import type { Locale } from '@/lib/i18n/locales';

/** What stands beside a page; a rail that can't be read is left out, the page stays. */
export async function readRails(
  locale: Locale,
): Promise<{ hot: ArticleItem[]; flashes: FlashItem[] }> {
  const hot = await readHotArticles(HOME_PANEL_SIZE, locale);
  const flashes = await readFlashList({ page: 1, limit: HOME_PANEL_SIZE }, locale);
  return {
    hot: hot.found ? hot.data.hotLists : [],
    flashes: flashes.found ? flashes.data.list : [],
  };
}
