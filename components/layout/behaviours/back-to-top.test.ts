/** @jest-environment jsdom */
import { offerBackToTop } from './back-to-top';

describe('the way up', () => {
  it('is offered once a screen has been scrolled, and taken away again at the top', () => {
    document.body.innerHTML = '<button data-back-to-top></button>';
    const stop = new AbortController();
    offerBackToTop(stop.signal);
    const button = document.querySelector('button')!;
    const isShownAt = (place: number) => {
      Object.assign(window, { scrollY: place, innerHeight: 900 });
      window.dispatchEvent(new Event('scroll'));
      return button.classList.contains('is-shown');
    };
    expect(isShownAt(900)).toBe(false);
    expect(isShownAt(901)).toBe(true);
    expect(isShownAt(0)).toBe(false);
    stop.abort();
    expect(isShownAt(2_000)).toBe(false);
  });
});
