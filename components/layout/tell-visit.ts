import { mayCount } from '@/lib/client/privacy';
import { IS_EARLY } from './early/marks';
import { tellView } from './early/tell-view';
import { keepForOffline } from './keep-offline';
import { measureVitals } from './measure-vitals';
import { tendPrivacySwitch } from './privacy-switch';

/**
 * What is told of a visit, unless the page's first script has told of the view, and what is kept of
 * it for reading without a connection.
 * @param openedAt when the navigation began, ms since the epoch.
 */
export function tellVisit(signal: AbortSignal, openedAt: number): void {
  tendPrivacySwitch(signal);
  if (!document.documentElement.hasAttribute(IS_EARLY)) tellView(openedAt, signal);
  const route = document.querySelector<HTMLElement>('main[data-route]')?.dataset.route;
  if (!route) return;
  if (mayCount()) measureVitals(route, signal);
  keepForOffline(route);
}
