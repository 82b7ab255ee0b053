import { LOCALE_PREFIX } from '../i18n/locales';

/** A service that page views are logged with. */
export interface AnalyticsService {
  isSupported(): boolean;
  /** @param name of the event. @param params what is told of it, as text. */
  logEvent(name: string, params: Readonly<Record<string, string>>): void;
}

export interface PageVisit {
  /** Path of the page, without query. */
  pathname: string;
  /** Name of its row in the route table. */
  route: string;
  /** Parameters of its path. */
  params: Readonly<Record<string, string>>;
}

/**
 * Logs a page view under the first segment of its path, with the route's name and parameters
 * (spec section 7). Where the service does not work in this browser, the console is told (spec
 * section 8) and nothing else happens.
 */
export function logPageView(service: AnalyticsService, visit: PageVisit): void {
  if (!service.isSupported()) {
    console.error('Analytics is not supported in this browser: page views are not logged.');
    return;
  }
  service.logEvent(pageViewName(visit.pathname), { ...visit.params, route: visit.route });
}

/** The first segment of a path, after the language; `home` for the site's root. */
export function pageViewName(pathname: string): string {
  const prefix = Object.values(LOCALE_PREFIX).find(
    (each) => each !== '' && (pathname === each || pathname.startsWith(`${each}/`)),
  );
  const first = pathname.slice(prefix?.length ?? 0).split('/')[1] ?? '';
  // The English landing page stands at the language's own address.
  return (first || (prefix === '/en' ? 'en' : 'home')).slice(0, 64);
}

/** Whether this browser keeps and sends what counting needs. */
export function canCount(): boolean {
  try {
    const probe = 'analytics-probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return 'sendBeacon' in navigator || typeof fetch === 'function';
  } catch {
    return false;
  }
}
