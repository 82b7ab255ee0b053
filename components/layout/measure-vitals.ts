import { mayCount } from '@/lib/client/privacy';
import { sendBeacon } from '@/lib/client/send-beacon';
import { MOBILE_BREAKPOINT_PX } from '@/lib/contract/constants';
import type { VitalName } from '@/lib/contract/tracking';
import { whenIdle } from './when-idle';

/**
 * Measures the page as this reader has it, and tells it once, when the page is left or hidden:
 * not the reader, the kind of page and how wide the window is.
 */
export function measureVitals(route: string, signal: AbortSignal): void {
  const found = new Map<VitalName, number>();
  const take = ({ name, value }: { name: VitalName; value: number }) => found.set(name, value);
  const tell = () => {
    if (document.visibilityState !== 'hidden' || found.size === 0 || !mayCount()) return;
    const vitals = [...found].map(([name, value]) => ({ name, value }));
    found.clear();
    stop.abort();
    const device = window.innerWidth < MOBILE_BREAKPOINT_PX ? 'mobile' : 'desktop';
    sendBeacon('webVitals', { route, device, vitals });
  };
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  whenIdle(
    () =>
      void import('web-vitals').then(
        ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
          if (signal.aborted) return;
          for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take);
          // After those of the library, which ends its measures at the same event.
          document.addEventListener('visibilitychange', tell, { signal: stop.signal });
        },
        () => undefined,
      ),
  );
}
