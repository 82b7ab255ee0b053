import { canCount, logPageView, type AnalyticsService } from '@/lib/client/analytics';
import { mayCount } from '@/lib/client/privacy';
import { sendBeacon } from '@/lib/client/send-beacon';
import { TRACKING_DELAY_MS } from '@/lib/contract/constants';
import { ARTICLE_ROUTE, recordOf, visitOf } from '../visit-record';

/**
 * Tells of this page's view 200 ms after it was opened (spec section 9), at once where it is left
 * before, and again when it comes back from the browser's memory; never where the reader or the
 * browser said no.
 * @param openedAt when the navigation began, ms since the epoch.
 */
export function tellView(openedAt: number, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  let waiting: { timer: ReturnType<typeof setTimeout>; openedAt: number } | undefined;

  function tell() {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const openedAtDate = new Date(waiting.openedAt);
    waiting = undefined;
    const visit = visitOf(document.querySelector<HTMLElement>('main[data-route]'));
    if (visit && mayCount()) logPageView(ownAnalytics(openedAtDate), visit);
  }

  /** What is told stands in the page: one that arrives slowly is told of when it is there. */
  function tellWhenThere() {
    if (document.readyState !== 'loading') tell();
    else document.addEventListener('DOMContentLoaded', tell, { once: true, ...options });
  }

  function expect(at: number) {
    const wait = Math.max(0, at + TRACKING_DELAY_MS - Date.now());
    waiting = { timer: setTimeout(tellWhenThere, wait), openedAt: at };
  }

  window.addEventListener('pagehide', tell, options);
  window.addEventListener('pageshow', (event) => event.persisted && expect(Date.now()), options);
  signal?.addEventListener('abort', () => clearTimeout(waiting?.timer));
  expect(openedAt);
}

/** The site's own service: its record goes to the site and nowhere else. */
function ownAnalytics(at: Date): AnalyticsService {
  return {
    isSupported: canCount,
    logEvent: (event, { route = '', ...params }) => {
      const record = recordOf({ pathname: location.pathname, route, params }, at);
      sendBeacon(route === ARTICLE_ROUTE ? 'pvuv' : 'pageView', { ...record, event });
    },
  };
}
