/** @jest-environment jsdom */
import { finishSignIn } from './finish-sign-in';
import { pageAddress } from './page-address';

const SESSION = { token: 'abc', id: 7, mobile: '138****5678', is_new: false };
const reload = jest.spyOn(pageAddress, 'reload').mockImplementation(() => undefined);
const go = jest.spyOn(pageAddress, 'go').mockImplementation(() => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/en/home?page=2#login');
});
afterEach(() => {
  for (const name of ['token', 'user_id', 'mobile', 'return_to'])
    document.cookie = `${name}=; max-age=0; path=/`;
});

describe('finishSignIn', () => {
  it('keeps token, id and masked number, and loads the page anew without its fragment', () => {
    finishSignIn(SESSION, { mayReturn: true });
    expect(decodeURIComponent(document.cookie)).toContain(
      'token=abc; user_id=7; mobile=138****5678',
    );
    expect(reload).toHaveBeenCalledTimes(1);
    expect(location.pathname + location.search + location.hash).toBe('/en/home?page=2');
  });

  it('writes no cookie of a number where the account has none', () => {
    document.cookie = 'mobile=138****5678; path=/';
    finishSignIn({ ...SESSION, mobile: '' }, { mayReturn: true });
    expect(document.cookie).toBe('token=abc; user_id=7');
  });

  it('goes to the page that the guard turned away from, once', () => {
    document.cookie = `return_to=${encodeURIComponent('/en/my/follow')}; path=/`;
    finishSignIn(SESSION, { mayReturn: true });
    expect(go).toHaveBeenCalledWith('/en/my/follow');
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('return_to');
  });

  it('stays where the reader was about to do something', () => {
    document.cookie = 'return_to=/my/follow; path=/';
    finishSignIn(SESSION, { mayReturn: false });
    expect(go).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).not.toContain('return_to');
  });

  it.each(['https://evil.example/', '//evil.example', '/no-such-page', 'javascript:alert(1)'])(
    'does not follow %s',
    (path) => {
      document.cookie = `return_to=${encodeURIComponent(path)}; path=/`;
      finishSignIn(SESSION, { mayReturn: true });
      expect(go).not.toHaveBeenCalled();
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('goes on to a given page where there is none to come back to', () => {
    finishSignIn(SESSION, { mayReturn: true, nextHref: '/my' });
    expect(go).toHaveBeenCalledWith('/my');
  });
});
