/** @jest-environment jsdom */
import { closePopovers } from './popovers';

describe('closePopovers', () => {
  let stop: AbortController;
  const details = (at: number) => document.querySelectorAll('details')[at] as HTMLDetailsElement;

  beforeEach(() => {
    document.body.innerHTML = `
      <details data-popover open><summary tabindex="0">a</summary><p>inside</p></details>
      <details open><summary>plain</summary></details><button>elsewhere</button>`;
    stop = new AbortController();
    closePopovers(stop.signal);
  });
  afterEach(() => stop.abort());

  it('closes on a click elsewhere, not on one inside', () => {
    document.querySelector('p')?.click();
    expect(details(0).open).toBe(true);
    document.querySelector('button')?.click();
    expect(details(0).open).toBe(false);
    expect(details(1).open).toBe(true);
  });

  it('closes on Escape and gives the focus back', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(details(0).open).toBe(false);
    expect(document.activeElement?.textContent).toBe('a');
  });
});
