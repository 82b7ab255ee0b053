/** @jest-environment jsdom */
import { TENDED } from './marks';
import { startScriptsWhenUsed } from './start-scripts';

const ADDRESSES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const root = document.documentElement;
let navigation = 'navigate';
let readyState: DocumentReadyState = 'complete';

const started = () =>
  [...document.head.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'));
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );
const sign = (name: string) => window.dispatchEvent(new Event(name));
/** Lets what observes the page's attributes hear of them. */
const heard = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  navigation = 'navigate';
  readyState = 'complete';
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.replaceChildren();
  document.body.replaceChildren();
  root.removeAttribute(TENDED);
});

afterEach(async () => {
  // Ends what the page before still waits for.
  root.setAttribute(TENDED, '');
  await heard();
  sign('keydown');
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.cookie = 'token=; max-age=0';
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('the scripts of a page', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'])(
    'start at %s, once',
    (name) => {
      startScriptsWhenUsed(ADDRESSES);
      expect(started()).toEqual([]);
      sign(name);
      sign(name);
      sign('wheel');
      expect(started()).toEqual(ADDRESSES);
    },
  );

  it('are fetched once the page stands, and start by themselves after that', () => {
    readyState = 'interactive';
    startScriptsWhenUsed(ADDRESSES);
    jest.advanceTimersByTime(60_000);
    expect([fetched(), started()]).toEqual([[], []]);
    sign('load');
    jest.advanceTimersByTime(2_500);
    expect([fetched(), started()]).toEqual([ADDRESSES, []]);
    jest.advanceTimersByTime(4_000);
    expect(started()).toEqual(ADDRESSES);
  });

  it.each([
    ['a reader is signed in', () => void (document.cookie = 'token=abc')],
    ['the page is come back to', () => void (navigation = 'back_forward')],
    ['the address asks for a part', () => history.replaceState(null, '', '/home#login')],
    [
      'WeChat shows it',
      () => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0'),
    ],
    ['a message waits', () => sessionStorage.setItem('messageAfterReload', 'Signed out')],
    ['lists have a size of the reader’s choice', () => sessionStorage.setItem('pageSize', '50')],
  ])('start at once where %s', (_, given) => {
    given();
    startScriptsWhenUsed(ADDRESSES);
    expect(started()).toEqual(ADDRESSES);
  });
});

describe('a button that only script serves', () => {
  it('pressed too early is pressed once more when the page answers, and not again', async () => {
    document.body.innerHTML = '<button type="button"><span>Share</span></button>';
    const pressed = jest.fn();
    document.querySelector('button')!.addEventListener('click', pressed);
    startScriptsWhenUsed(ADDRESSES);
    document.querySelector('span')!.click();
    document.querySelector('span')!.click();
    expect(pressed).not.toHaveBeenCalled();
    root.setAttribute(TENDED, '');
    await heard();
    expect(pressed).toHaveBeenCalledTimes(1);
    document.querySelector('span')!.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is forgotten when it went away meanwhile', async () => {
    document.body.innerHTML = '<button type="button">More</button>';
    const button = document.querySelector('button')!;
    const pressed = jest.fn();
    button.addEventListener('click', pressed);
    startScriptsWhenUsed(ADDRESSES);
    button.click();
    button.remove();
    root.setAttribute(TENDED, '');
    await heard();
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    ['a form with an address', '<form action="/search"><button id="it">Search</button></form>'],
    ['a popover', '<button id="it" popovertarget="menu">Menu</button>'],
    [
      'the notice of a failed script',
      '<div class="boot-notice"><button id="it">Reload</button></div>',
    ],
    ['a link', '<a id="it" href="#x">More</a>'],
  ])('is none where %s serves it', (_, html) => {
    document.body.innerHTML = html;
    const it = document.getElementById('it')!;
    const pressed = jest.fn((event: Event) => event.preventDefault());
    it.addEventListener('click', pressed);
    startScriptsWhenUsed(ADDRESSES);
    it.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does what it does without script where the page never answers', () => {
    document.body.innerHTML = '<a id="it" href="#app" data-app-link="">Open the app</a>';
    const it = document.getElementById('it')!;
    const pressed = jest.fn((event: Event) => event.preventDefault());
    it.addEventListener('click', pressed);
    startScriptsWhenUsed(ADDRESSES);
    it.click();
    jest.advanceTimersByTime(4_999);
    expect(pressed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('in a form that only script sends is held, however long it takes', () => {
    document.body.innerHTML = '<form><button>Send</button></form>';
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', sent);
    startScriptsWhenUsed(ADDRESSES);
    document.querySelector('button')!.click();
    jest.advanceTimersByTime(60_000);
    expect(sent).not.toHaveBeenCalled();
  });
});
