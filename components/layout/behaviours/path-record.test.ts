/** @jest-environment jsdom */
import { recordPath } from './path-record';

const paths = () => [sessionStorage.getItem('previousPath'), sessionStorage.getItem('currentPath')];
const visit = (path: string) => {
  history.replaceState(null, '', path);
  const stop = new AbortController();
  recordPath(stop.signal);
  stop.abort();
};

describe('recordPath', () => {
  beforeEach(() => sessionStorage.clear());

  it('starts with no previous path', () => {
    visit('/home');
    expect(paths()).toEqual(['', '/home']);
  });

  it('moves the current path to the previous one', () => {
    visit('/home');
    visit('/gw_detail/5');
    expect(paths()).toEqual(['/home', '/gw_detail/5']);
  });

  it('keeps the previous path over a reload', () => {
    visit('/home');
    visit('/gw_detail/5');
    visit('/gw_detail/5');
    expect(paths()).toEqual(['/home', '/gw_detail/5']);
  });

  it('records again when the page comes back from memory', () => {
    visit('/gw_detail/5');
    history.replaceState(null, '', '/home');
    const stop = new AbortController();
    recordPath(stop.signal);
    sessionStorage.setItem('currentPath', '/elsewhere');
    window.dispatchEvent(new Event('pageshow'));
    expect(paths()).toEqual(['/elsewhere', '/home']);
    stop.abort();
  });
});
