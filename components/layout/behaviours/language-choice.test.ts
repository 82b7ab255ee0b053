/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { LANGUAGE_EVENT, rememberLanguage } from './language-choice';

describe('rememberLanguage', () => {
  let stop: AbortController;
  const chosen: unknown[] = [];

  beforeEach(() => {
    stop = new AbortController();
    chosen.length = 0;
    sessionStorage.clear();
    Cookies.remove('lang', { path: '/' });
    document.body.innerHTML =
      '<a href="#a" data-language="zh-Hant"><b>繁</b></a><a href="#b" data-language="nonsense">?</a>';
    window.addEventListener(LANGUAGE_EVENT, (event) => chosen.push((event as CustomEvent).detail), {
      signal: stop.signal,
    });
  });
  afterEach(() => stop.abort());

  const start = (path: string, lang: string) => {
    history.replaceState(null, '', path);
    document.documentElement.lang = lang;
    rememberLanguage(stop.signal);
  };

  it("keeps the page's own language in session storage as the spec spells it", () => {
    start('/home', 'en');
    expect(sessionStorage.getItem('language')).toBe('english');
    expect(Cookies.get('lang')).toBeUndefined();
  });

  it('writes cookie and session and tells all views on a choice', () => {
    start('/home', 'zh-Hans');
    document.querySelector('b')?.click();
    expect(Cookies.get('lang')).toBe('zh-hant');
    expect(sessionStorage.getItem('language')).toBe('繁体中文');
    expect(chosen).toEqual(['zh-Hant']);
  });

  it('leads to the same place of the page, which may change while one reads', () => {
    start('/gw_detail/165#attack', 'zh-Hans');
    const link = document.querySelector('a')!;
    link.setAttribute('href', '/zh-Hant/gw_detail/165');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.getAttribute('href')).toMatch(/\/zh-Hant\/gw_detail\/165#attack$/);
    history.replaceState(null, '', '/gw_detail/165');
    link.click();
    expect(link.getAttribute('href')).toMatch(/\/zh-Hant\/gw_detail\/165$/);
  });

  it.each<[string, string, MouseEventInit]>([
    ['the middle button', 'auxclick', { button: 1 }],
    ['Ctrl', 'click', { ctrlKey: true }],
    ['the command key', 'click', { metaKey: true }],
    ['Shift', 'click', { shiftKey: true }],
  ])('changes nothing here when a link is opened elsewhere by %s', (_, type, init) => {
    start('/home', 'zh-Hans');
    const press = () =>
      document
        .querySelector('b')
        ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
    press();
    expect(Cookies.get('lang')).toBeUndefined();
    expect(sessionStorage.getItem('language')).toBe('简体中文');
    expect(chosen).toEqual([]);
  });

  it('lets the page without prefix stand that is opened elsewhere, against an earlier choice', () => {
    document.body.innerHTML = '<a href="#c" data-language="zh-Hans">简</a>';
    const open = () =>
      document
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    start('/en/home', 'en');
    open();
    expect(Cookies.get('lang')).toBeUndefined();
    Cookies.set('lang', 'en', { path: '/' });
    open();
    expect(Cookies.get('lang')).toBe('zh-hans');
    expect(sessionStorage.getItem('language')).toBe('english');
  });

  it('keeps the Hong Kong page apart', () => {
    start('/hk', 'zh-Hant');
    expect(sessionStorage.getItem('hkLanguage')).toBe('繁体中文');
    expect(sessionStorage.getItem('language')).toBeNull();
  });

  it('ignores what is no language', () => {
    start('/home', 'zh-Hans');
    document.querySelectorAll('a')[1]?.click();
    expect(Cookies.get('lang')).toBeUndefined();
    expect(chosen).toEqual([]);
  });
});
