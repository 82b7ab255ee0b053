/** @jest-environment jsdom */
import { makeWayForReading } from './make-way';

describe('what floats above the text', () => {
  it('goes while one reads on, and is back on the way up and at the ends', () => {
    document.body.innerHTML = '<aside data-makes-way></aside>';
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000 });
    Object.assign(window, { scrollY: 0, innerHeight: 800 });
    const stop = new AbortController();
    makeWayForReading(stop.signal);
    const aside = document.querySelector('aside')!;
    const isAwayAt = (place: number) => {
      Object.assign(window, { scrollY: place });
      window.dispatchEvent(new Event('scroll'));
      return aside.classList.contains('is-away');
    };
    expect(isAwayAt(300)).toBe(false);
    expect(isAwayAt(900)).toBe(true);
    expect(isAwayAt(895)).toBe(true);
    expect(isAwayAt(850)).toBe(false);
    expect(isAwayAt(2_000)).toBe(true);
    expect(isAwayAt(4_200)).toBe(false);
    stop.abort();
    isAwayAt(2_000);
    expect(isAwayAt(2_500)).toBe(false);
  });
});
