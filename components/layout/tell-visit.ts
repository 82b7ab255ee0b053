import { canCount, logPageView, type AnalyticsService } from '@/lib/client/analytics';
import { mayCount } from '@/lib/client/privacy';
import { sendBeacon } from '@/lib/client/send-beacon';
import { TRACKING_DELAY_MS } from '@/lib/contract/tracking';
import { keepForOffline } from './keep-offline';
import { measureVitals } from './measure-vitals';
import { tendPrivacySwitch } from './privacy-switch';
import { ARTICLE_ROUTE, recordOf, visitOf } from './visit-record';

/**
 * Tells of this page's view 200 ms after it was opened (spec section 9), at once where it is left
 * before, and again when it comes back from the browser's memory; never where the reader or the
 * browser said no.
 * @param openedAt when the navigation began, ms since the epoch.
 */
export function tellVisit(signal: AbortSignal, openedAt: number): void {
  const main = document.querySelector<HTMLElement>('main[data-route]');
  tendPrivacySwitch(signal);
  let waiting: { timer: ReturnType<typeof setTimeout>; openedAt: number } | undefined;

  function tell() {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const openedAtDate = new Date(waiting.openedAt);
    waiting = undefined;
    const visit = visitOf(main);
    if (visit && mayCount()) logPageView(ownAnalytics(openedAtDate), visit);
  }

  function expect(at: number) {
    const timer = setTimeout(tell, Math.max(0, at + TRACKING_DELAY_MS - Date.now()));
    waiting = { timer, openedAt: at };
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

  window.addEventListener('pagehide', tell, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && expect(Date.now()), { signal });
  signal.addEventListener('abort', () => clearTimeout(waiting?.timer));
  expect(openedAt);
  const route = main?.dataset.route;
  if (!route) return;
  if (mayCount()) measureVitals(route, signal);
  keepForOffline(route);
}
