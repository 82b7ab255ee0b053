/** @jest-environment jsdom */
import { orderAsSeen } from './order-as-seen';

describe('orderAsSeen', () => {
  let stop: AbortController;
  let change = () => {};
  const beside = { matches: false };
  const order = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

  const open = (isBeside: boolean) => {
    beside.matches = isBeside;
    orderAsSeen(stop.signal);
  };
  const turn = (isBeside: boolean) => {
    beside.matches = isBeside;
    change();
  };

  beforeEach(() => {
    stop = new AbortController();
    window.matchMedia = () =>
      ({
        get matches() {
          return beside.matches;
        },
        addEventListener(_type: string, listener: () => void, options: { signal: AbortSignal }) {
          change = listener;
          options.signal.addEventListener('abort', () => (change = () => {}));
        },
      }) as unknown as MediaQueryList;
    document.body.innerHTML = `<div class="columns is-front"><div><a href="#">lead</a></div>
      <aside class="rail"><section><a href="#">flash</a></section>
      <section class="is-late"><a href="#">events</a></section>
      <section class="is-late"><a href="#">labels</a></section></aside>
      <div><a href="#">list</a></div></div>`;
  });
  afterEach(() => stop.abort());

  it('puts the late panels after the list where they are seen there', () => {
    open(false);
    expect(order()).toEqual(['lead', 'flash', 'list', 'events', 'labels']);
  });

  it('leaves them in the rail where it stands beside the list', () => {
    open(true);
    expect(order()).toEqual(['lead', 'flash', 'events', 'labels', 'list']);
  });

  it('follows the window, and the focus stays where it is', () => {
    open(true);
    const link = document.querySelector<HTMLElement>('.is-late a')!;
    link.focus();
    turn(false);
    expect(order()).toEqual(['lead', 'flash', 'list', 'events', 'labels']);
    expect(document.activeElement).toBe(link);
    turn(true);
    expect(order()).toEqual(['lead', 'flash', 'events', 'labels', 'list']);
    expect(document.activeElement).toBe(link);
  });

  it('ends with its signal', () => {
    open(true);
    stop.abort();
    turn(false);
    expect(order()).toEqual(['lead', 'flash', 'events', 'labels', 'list']);
  });

  it('does nothing on other pages', () => {
    document.body.innerHTML = '<main></main>';
    expect(() => open(false)).not.toThrow();
  });
});
