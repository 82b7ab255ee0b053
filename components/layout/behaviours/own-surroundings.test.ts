/** @jest-environment jsdom */
import { keepSurroundings } from './own-surroundings';

const stop = new AbortController();

beforeAll(() => keepSurroundings(stop.signal));
afterAll(() => stop.abort());

/** Where a press of a link leads on a page in a language; what it holds is pressed. */
function pressed(lang: string, link: string, event = new MouseEvent('click', { bubbles: true })) {
  document.documentElement.lang = lang;
  document.body.innerHTML = link;
  const anchor = document.querySelector('a')!;
  // Leaving the page is the browser's.
  anchor.addEventListener('click', (press) => press.preventDefault());
  (anchor.firstElementChild ?? anchor).dispatchEvent(event);
  return anchor.getAttribute('href');
}

describe('keepSurroundings', () => {
  it.each([
    ['en', '<a href="/gw_detail/5" hreflang="zh-Hans"><b>文</b></a>', '/en/gw_detail/5'],
    ['zh-Hans', '<a href="/en/gw_detail/5" hreflang="en">text</a>', '/gw_detail/5'],
    ['zh-Hant', '<a href="/en/kuaixun_wz/5#x" hreflang="en">text</a>', '/zh-hant/kuaixun_wz/5#x'],
  ])('on a page in %s %s leads to %s', (lang, link, path) => {
    expect(pressed(lang, link)).toBe(path);
  });

  it('leaves the address what it is after the press, pressed however often', () => {
    const link = '<a href="/gw_detail/5" hreflang="zh-Hans">文</a>';
    expect(pressed('en', link)).toBe('/en/gw_detail/5');
    document.querySelector('a')!.click();
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/en/gw_detail/5');
  });

  it('does the same for the middle button, not for the one that opens a menu', () => {
    const link = '<a href="/gw_detail/5" hreflang="zh-Hans">文</a>';
    const aux = (button: number) => new MouseEvent('auxclick', { bubbles: true, button });
    expect(pressed('en', link, aux(1))).toBe('/en/gw_detail/5');
    expect(pressed('en', link, aux(2))).toBe('/gw_detail/5');
  });

  it.each([
    ['<a href="/en/home" hreflang="en" data-language="en">EN</a>', '/en/home'],
    ['<a href="/gw_detail/5">文</a>', '/gw_detail/5'],
    ['<a href="/fr/a" hreflang="fr">autre</a>', '/fr/a'],
    ['<a href="https://example.org/en/a" hreflang="en">a</a>', 'https://example.org/en/a'],
  ])('leaves %s', (link, path) => {
    expect(pressed('zh-Hans', link)).toBe(path);
  });
});
