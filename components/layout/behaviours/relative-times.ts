import { dayKey, relativeText, type RelativeWords } from '@/components/ui/relative-time';
import { CONTENT_ADDED_EVENT } from '@/lib/client/content-added';

/** How often the times of an open page are brought up to date. */
const REFRESH_MS = 30_000;
const DAY_MS = 86_400_000;

export interface TimeWords extends RelativeWords {
  today: string;
  yesterday: string;
}

/**
 * One timer for every time of the page: `time[data-relative]` reads "3 hours ago" by the
 * rules of spec section 4, `[data-day]` gets "today" or "yesterday". The HTML's own full
 * date comes back when a moment grows older than the rules' three months.
 */
export function keepTimesRelative(signal: AbortSignal, words: TimeWords): void {
  const refresh = () => refreshTimes(document, Date.now(), words);
  const timer = setInterval(refresh, REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener(CONTENT_ADDED_EVENT, refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  window.addEventListener('pageshow', refresh, { signal });
  refresh();
}

/** Brings the times under `root` up to `now` (ms). */
export function refreshTimes(root: ParentNode, now: number, words: TimeWords): void {
  for (const element of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
    if (!element.title) element.title = element.textContent ?? '';
    const text = relativeText(Date.parse(element.dateTime), now, words) ?? element.title;
    if (element.textContent !== text) element.textContent = text;
  }
  const today = dayKey(new Date(now).toISOString());
  const yesterday = dayKey(new Date(now - DAY_MS).toISOString());
  for (const element of root.querySelectorAll<HTMLElement>('[data-day]')) {
    const day = element.dataset.day;
    const word = day === today ? words.today : day === yesterday ? words.yesterday : '';
    if (element.textContent !== word) element.textContent = word;
  }
}
