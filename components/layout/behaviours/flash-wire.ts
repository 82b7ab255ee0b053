import { loadChunk } from '../load-chunk';
import { whenIdle } from '../when-idle';

/** Lists of flashes that hear of new ones (`[data-flash-wire]`): what does it is loaded when all else is done. */
export function listenToWire(signal: AbortSignal): void {
  const list = document.querySelector<HTMLElement>('[data-flash-wire]');
  if (!list) return;
  whenIdle(
    () =>
      void loadChunk(() => import('../live-flashes')).then((chunk) => {
        if (!signal.aborted) chunk?.keepFlashesLive(list, signal);
      }),
  );
}
