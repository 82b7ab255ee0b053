import { staticMarkup } from '@/components/ui/static-markup';
import { shownFirst } from '@/lib/client/session-cache';
import { isLocale } from '@/lib/i18n/locales';
import { HotSearchList } from './hot-search-list';
import { LIST_SOURCES, type LiveRow } from './list-sources';

/**
 * Fills the panel under a search box with the words searched for most: what the session
 * holds at once, then the answer. Without any words the panel stays closed.
 */
export async function showHotSearches(panel: HTMLElement): Promise<void> {
  const locale = document.documentElement.lang;
  const place = panel.querySelector('[data-hot-words]');
  if (!isLocale(locale) || !place) return;
  await shownFirst<LiveRow[]>({
    name: 'search',
    locale,
    load: () => LIST_SOURCES.search(locale),
    show: (rows) => {
      const words = rows.map(({ text }, at) => ({ id: at + 1, keyword: text }));
      place.innerHTML = staticMarkup(HotSearchList({ words, locale }));
      panel.dataset.count = String(words.length);
    },
  }).catch(() => undefined);
}
