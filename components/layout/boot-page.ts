export interface BootOptions {
  /** Silence after which a script counts as failed, ms. */
  timeoutMs: number;
  /** Pause before a failed script is asked for again, ms. */
  retryDelayMs: number;
  /** Where the scripts of the build lie. */
  chunkPath: string;
  failedEvent: string;
  message: string;
  reload: string;
}

/**
 * Runs in the head, before the first paint: marks that script runs, restores the reader's theme and text size, and
 * watches the page's own scripts. One that fails or takes 120 s is asked for again under
 * the same address (the module loader knows it by that); then a reload is offered.
 *
 * It is sent as its own source text, so it may use nothing from outside itself.
 */
export function bootPage(options: BootOptions): void {
  const root = document.documentElement;
  // Controls that only script can serve wait for this mark.
  root.classList.add('js');
  for (const [name, key] of [
    ['data-theme', 'theme'],
    ['data-text-size', 'textSize'],
  ] as const) {
    try {
      const value = localStorage.getItem(key);
      if (value) root.setAttribute(name, value);
    } catch {
      // Storage may be closed to us; the defaults stand.
    }
  }

  const loaded = new Set<string>();
  const retried = new Set<string>();
  let offered = false;

  const chunkOf = (target: EventTarget | null): string => {
    if (!(target instanceof HTMLScriptElement) || target.noModule) return '';
    const address = target.getAttribute('src') || '';
    return address.includes(options.chunkPath) ? address : '';
  };

  const offerReload = () => {
    if (offered || !document.body) return;
    offered = true;
    const bar = document.createElement('div');
    bar.className = 'boot-notice';
    bar.setAttribute('role', 'alert');
    bar.append(options.message);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = options.reload;
    button.onclick = () => location.reload();
    bar.append(button);
    document.body.append(bar);
  };

  const failed = (address: string) => {
    if (loaded.has(address)) return;
    if (retried.has(address)) return offerReload();
    retried.add(address);
    setTimeout(() => {
      if (loaded.has(address)) return;
      const again = document.createElement('script');
      again.async = true;
      again.setAttribute('src', address);
      document.head.append(again);
    }, options.retryDelayMs);
  };

  // An element's load event goes no higher than the document.
  document.addEventListener('load', (event) => loaded.add(chunkOf(event.target)), true);
  document.addEventListener(
    'error',
    (event) => {
      const address = chunkOf(event.target);
      // A script with a handler of its own was asked for by the loader, which tries again itself.
      if (address && !(event.target as HTMLScriptElement).onerror) failed(address);
    },
    true,
  );
  window.addEventListener(options.failedEvent, offerReload);

  const checkSilent = () => {
    for (const script of Array.from(document.scripts)) {
      const address = chunkOf(script);
      const arrived = address && performance.getEntriesByName(script.src).length > 0;
      if (address && !arrived) failed(address);
    }
  };
  setTimeout(checkSilent, options.timeoutMs);
  setTimeout(checkSilent, 2 * options.timeoutMs + options.retryDelayMs);
}
