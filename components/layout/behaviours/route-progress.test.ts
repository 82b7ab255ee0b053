/** @jest-environment jsdom */
import { leavesPage, showRouteProgress } from './route-progress';

const HERE = { origin: 'http://localhost', pathname: '/home_wz', search: '' };
const CLICK = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  const element = document.querySelector('a');
  if (!element) throw new Error('no link');
  return element;
}

describe('leavesPage', () => {
  it.each([
    ['another page', '<a href="/gw_detail/5">x</a>', true],
    ['the same page again', '<a href="/home_wz">x</a>', true],
    ['a place on this page', '<a href="/home_wz#top">x</a>', false],
    ['a new tab', '<a href="/gw_detail/5" target="_blank">x</a>', false],
    ['a file to save', '<a href="/a.ics" download="a.ics">x</a>', false],
    ['another site', '<a href="https://example.com/">x</a>', false],
    ['no address', '<a>x</a>', false],
  ])('answers for %s', (_, html, expected) => {
    expect(leavesPage(link(html), CLICK, HERE)).toBe(expected);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { button: 1 }, { defaultPrevented: true }])(
    'is false for a click with %j',
    (difference) => {
      const anchor = link('<a href="/gw_detail/5">x</a>');
      expect(leavesPage(anchor, { ...CLICK, ...difference }, HERE)).toBe(false);
    },
  );
});

describe('showRouteProgress', () => {
  it('shows from the click until the page is shown again', () => {
    document.body.innerHTML = '<div id="bar"></div><a href="/gw_detail/5"><b>x</b></a>';
    const bar = document.getElementById('bar') as HTMLElement;
    const stop = new AbortController();
    showRouteProgress(stop.signal, bar);
    // jsdom cannot load pages; the click is seen before its default would be.
    window.addEventListener('click', (event) => event.preventDefault(), { signal: stop.signal });
    document.querySelector('b')?.click();
    expect(bar.classList.contains('is-active')).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(bar.classList.contains('is-active')).toBe(false);
    stop.abort();
  });
});
