/** @jest-environment jsdom */
import { recallList, rememberList, restoreScroll } from './list-memory';

const arrivedBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

beforeEach(() => sessionStorage.clear());

describe('the memory of a list', () => {
  const remember = (state: unknown) => {
    const stop = new AbortController();
    rememberList({ name: 'latest', locale: 'en', stateOf: () => state }, stop.signal);
    return stop;
  };

  it('gives back what was there when the page was left, to those who come back', () => {
    const stop = remember({ items: [1, 2] });
    Object.assign(window, { scrollY: 640 });
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    arrivedBy('back_forward');
    expect(recallList('latest', 'en')).toEqual({ state: { items: [1, 2] }, scrollY: 640 });
    expect(recallList('latest', 'zh-Hans')).toBeUndefined();
    expect(recallList('other', 'en')).toBeUndefined();
  });

  it('keeps the browser from following what stands below a list that grows, until the reader moves', () => {
    const stop = remember({ items: [1, 2] });
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    arrivedBy('back_forward');
    recallList('latest', 'en');
    expect(document.body.style.overflowAnchor).toBe('none');
    window.dispatchEvent(new Event('wheel'));
    expect(document.body.style.overflowAnchor).toBe('');
  });

  it.each(['navigate', 'reload'])('gives nothing to a page reached by %s', (type) => {
    const stop = remember({ items: [] });
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    arrivedBy(type);
    expect(recallList('latest', 'en')).toBeUndefined();
  });

  it('keeps nothing of a list that stands as it came', () => {
    const stop = remember(null);
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    arrivedBy('back_forward');
    expect(recallList('latest', 'en')).toBeUndefined();
  });
});

describe('restoreScroll', () => {
  const scrolled = jest.fn();
  const stand = (scrollY: number, pageHeight: number) => {
    scrolled.mockClear();
    Object.assign(window, { scrollY, innerHeight: 900, scrollTo: scrolled });
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: pageHeight,
      configurable: true,
    });
  };

  it('goes where the reader was, as far as the page reaches', () => {
    stand(0, 5_000);
    restoreScroll({ scrollY: 2_000 });
    expect(scrolled).toHaveBeenCalledWith({ top: 2_000, behavior: 'instant' });
    stand(0, 1_500);
    restoreScroll({ scrollY: 2_000 });
    expect(scrolled).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
  });

  it('goes back up where the browser put the page further down', () => {
    stand(2_400, 5_000);
    restoreScroll({ scrollY: 2_000 });
    expect(scrolled).toHaveBeenCalledWith({ top: 2_000, behavior: 'instant' });
  });

  it('leaves a reader who has moved since they came back', () => {
    arrivedBy('back_forward');
    recallList('latest', 'en');
    window.dispatchEvent(new Event('wheel'));
    stand(0, 5_000);
    restoreScroll({ scrollY: 2_000 });
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('puts the article that was at the top where it was, as long as rows above it change', () => {
    const frames: FrameRequestCallback[] = [];
    const waiting = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    document.body.innerHTML =
      '<div data-rows><article><h3><a href="/a">a</a></h3></article><article><h3><a href="/b">b</a></h3></article></div>';
    const [a, b] = document.querySelectorAll('article');
    const at = (top: number) => () => ({ top, bottom: top + 100 }) as DOMRect;
    a!.getBoundingClientRect = at(-300);
    b!.getBoundingClientRect = at(-40);
    stand(2_000, 9_000);
    const stop = new AbortController();
    rememberList({ name: 'latest', locale: 'en', stateOf: () => ({ more: 1 }) }, stop.signal);
    window.dispatchEvent(new Event('pagehide'));
    stop.abort();
    arrivedBy('back_forward');
    const left = recallList('latest', 'en')!;
    expect(left).toMatchObject({ scrollY: 2_000, inView: { href: '/b', top: -40 } });

    // The page is elsewhere, and the rows above have other heights than before.
    stand(500, 9_000);
    b!.getBoundingClientRect = at(1_310);
    restoreScroll(left);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 1_850, behavior: 'instant' });
    stand(1_850, 9_000);
    b!.getBoundingClientRect = at(60);
    frames.shift()!(0);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 1_950, behavior: 'instant' });
    stand(1_950, 9_000);
    b!.getBoundingClientRect = at(90);
    window.dispatchEvent(new Event('wheel'));
    frames.shift()!(0);
    expect(scrolled).not.toHaveBeenCalled();
    expect(frames).toEqual([]);
    document.body.innerHTML = '';
    waiting.mockRestore();
  });
});
