import { fullTime } from '@/components/ui/relative-time';
import { titleMarkup } from '@/components/ui/title-breaks';
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';
import { readKept, shownFirst } from '@/lib/client/session-cache';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isLiveListName, LIST_SOURCES, type LiveRow } from './list-sources';

/** A list that the session knows younger than this is not asked for again. */
const LIST_STALE_MS = 60_000;

/**
 * Brings one list of links up to date (spec section 4): what the session holds is shown
 * first where it is newer than the page, then the answer. A list that cannot be asked for,
 * or that the reader is using at the moment, stays as it is.
 */
export async function refreshList(list: HTMLElement): Promise<void> {
  const name = list.dataset.liveList;
  const locale = document.documentElement.lang;
  if (!isLiveListName(name) || !isLocale(locale) || isInUse(list)) return;
  const show = (rows: readonly LiveRow[]) => {
    if (isInUse(list)) return;
    showRows(list, rows, locale);
  };
  const newerThan = performance.timeOrigin;
  const kept = readKept<LiveRow[]>(name, locale);
  if (kept && Date.now() - kept.at < LIST_STALE_MS) {
    if (kept.at > newerThan) show(kept.value);
    return;
  }
  const load = () => LIST_SOURCES[name](locale);
  await shownFirst({ name, locale, load, show, newerThan }).catch(() => undefined);
}

/** Rows must not change under a hand that is about to press one. */
function isInUse(list: HTMLElement): boolean {
  return list.contains(document.activeElement) || list.matches(':hover');
}

/** Puts rows into the list's own items; it never grows, and loses items that have no row. */
export function showRows(list: HTMLElement, rows: readonly LiveRow[], locale: Locale): void {
  if (rows.length === 0) return;
  [...list.children].forEach((item, at) => {
    const row = rows[at];
    const link = item.querySelector<HTMLAnchorElement>('[data-live-link]');
    if (!row || !link) {
      item.remove();
      return;
    }
    if (link.getAttribute('href') === row.href && link.textContent === row.text) return;
    link.setAttribute('href', row.href);
    link.innerHTML = titleMarkup(row.text);
    for (const name of ['lang', 'hreflang']) {
      if (row.lang) link.setAttribute(name, row.lang);
      else link.removeAttribute(name);
    }
    const time = item.querySelector('time');
    if (!time || !row.time) return;
    time.dateTime = row.time;
    time.title = fullTime(row.time, locale);
    time.textContent = time.title;
  });
  document.dispatchEvent(new Event(CONTENT_ADDED_EVENT));
}
