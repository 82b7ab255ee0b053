/** @jest-environment jsdom */
import { scrollPosition, scrollToTop } from './scroll-to-top';

describe('scrollPosition', () => {
  it('begins where the page stands, ends at the top, and never turns back', () => {
    expect(scrollPosition(2_000, 0)).toBe(2_000);
    expect(scrollPosition(2_000, 1)).toBe(0);
    const way = Array.from({ length: 21 }, (_, at) => scrollPosition(2_000, at / 20));
    way.slice(1).forEach((place, at) => expect(place).toBeLessThanOrEqual(way[at]!));
  });
});

describe('scrollToTop', () => {
  let frames: FrameRequestCallback[];
  let places: number[];
  const frame = (now: number) => frames.splice(0).forEach((callback) => callback(now));

  beforeEach(() => {
    frames = [];
    places = [];
    Object.assign(window, {
      scrollY: 1_000,
      scrollTo: (_x: number, y: number) => places.push(y),
      matchMedia: () => ({ matches: false }),
      requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    });
    jest.spyOn(performance, 'now').mockReturnValue(0);
  });

  it('takes 800 ms', () => {
    scrollToTop();
    frame(400);
    frame(799);
    expect(places.at(-1)).toBeGreaterThanOrEqual(0);
    expect(frames).toHaveLength(1);
    frame(800);
    expect(places.at(-1)).toBe(0);
    expect(frames).toHaveLength(0);
  });

  it('goes at once for readers who want no motion', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    scrollToTop();
    expect(places).toEqual([0]);
    expect(frames).toHaveLength(0);
  });

  it('leaves a reader who scrolls on the way', () => {
    scrollToTop();
    frame(100);
    window.dispatchEvent(new Event('wheel'));
    const before = places.length;
    frame(200);
    expect(places).toHaveLength(before);
    expect(frames).toHaveLength(0);
  });
});
