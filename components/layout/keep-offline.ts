import { whenIdle } from './when-idle';

/** Where the service worker is. */
const WORKER_PATH = '/sw.js';
const KEPT_ROUTES: readonly string[] = ['gw_detail', 'kuaixun_wz'];

/** Has the article that is read kept for when there is no connection. */
export function keepForOffline(route: string): void {
  if (!('serviceWorker' in navigator) || !KEPT_ROUTES.includes(route)) return;
  whenIdle(() => void keep().catch(() => undefined));
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  // One that came by the worker is kept already; once more is no harm.
  active?.postMessage({ keep: location.pathname });
}
