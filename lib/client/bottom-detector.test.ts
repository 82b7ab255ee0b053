/** @jest-environment jsdom */
import { watchBottom } from './bottom-detector';

let see: (isIntersecting: boolean) => void;
let margin: string | undefined;
const observed = { now: 0 };

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  observed.now = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: object) {
      see = (isIntersecting) => callback([{ isIntersecting }]);
      margin = (options as { rootMargin?: string }).rootMargin;
    }
    observe() {
      observed.now += 1;
    }
    unobserve() {
      observed.now -= 1;
    }
    disconnect() {
      observed.now = 0;
    }
  } as unknown as typeof IntersectionObserver;
});

describe('watchBottom', () => {
  const watch = () => {
    const stop = new AbortController();
    const reached = jest.fn();
    const watched = watchBottom(document.body, reached, stop.signal);
    return { stop, reached, watched };
  };

  it('looks 300 px below the window', () => {
    watch();
    expect(margin).toBe('0px 0px 300px 0px');
  });

  it('says nothing on a short page until the reader scrolls, then at once', () => {
    const { reached } = watch();
    see(true);
    expect(reached).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('tells each time that the bottom is reached anew', () => {
    const { reached } = watch();
    window.dispatchEvent(new Event('scroll'));
    see(true);
    see(false);
    see(true);
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('looks again after the page has grown, and no more once it is stopped', () => {
    const { stop, watched } = watch();
    watched.again();
    expect(observed.now).toBe(1);
    stop.abort();
    watched.again();
    expect(observed.now).toBeLessThanOrEqual(0);
  });
});
