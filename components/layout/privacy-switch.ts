import { isAskedByBrowser, mayCount, setCounting } from '@/lib/client/privacy';

/** The switch in the footer (`[data-privacy-switch]`): whether this reader's visits are counted. */
export function tendPrivacySwitch(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[data-privacy-switch]');
  const state = button?.querySelector('[data-privacy-state]');
  if (!button || !state) return;
  const { on = '', off = '', asked = '' } = button.dataset;
  const show = () => {
    const isOn = mayCount();
    button.setAttribute('aria-checked', String(isOn));
    button.disabled = isAskedByBrowser();
    state.textContent = isAskedByBrowser() ? asked : isOn ? on : off;
  };
  button.addEventListener(
    'click',
    () => {
      setCounting(!mayCount());
      show();
    },
    { signal },
  );
  show();
}
