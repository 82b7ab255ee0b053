/** @jest-environment jsdom */
import { bootPage } from './boot-page';

const CHUNK = '/_next/static/chunks/main.js';
const RETRY_DELAY_MS = 1_000;
const TIMEOUT_MS = 120_000;

const scripts = () =>
  [...document.scripts].filter((script) => script.getAttribute('src') === CHUNK);
const notice = () => document.querySelector('[role=alert]');

function addChunk(): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', CHUNK);
  document.head.append(script);
  return script;
}

describe('bootPage', () => {
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    document.head.replaceChildren();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('data-theme');
    Object.assign(performance, { getEntriesByName: () => [] });
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
      jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...args) => {
        if (args[1]) listeners.push([target, args[0], args[1]]);
        add(...args);
      });
    }
  });

  afterEach(() => {
    for (const [target, type, listener] of listeners.splice(0)) {
      target.removeEventListener(type, listener, true);
      target.removeEventListener(type, listener);
    }
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const boot = () =>
    bootPage({
      timeoutMs: TIMEOUT_MS,
      retryDelayMs: RETRY_DELAY_MS,
      chunkPath: '/_next/static/',
      failedEvent: 'failed',
      message: 'A part did not load.',
      reload: 'Reload',
    });

  it('restores the theme before anything is painted', () => {
    localStorage.setItem('theme', 'dark');
    boot();
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  });

  it('asks for a failed script once more, under the same address', () => {
    boot();
    addChunk().dispatchEvent(new Event('error'));
    expect(scripts()).toHaveLength(1);
    jest.advanceTimersByTime(RETRY_DELAY_MS);
    expect(scripts()).toHaveLength(2);
    expect(notice()).toBeNull();
  });

  it('offers a reload when the second try fails too', () => {
    boot();
    addChunk().dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(RETRY_DELAY_MS);
    scripts()[1]?.dispatchEvent(new Event('error'));
    expect(notice()?.textContent).toContain('A part did not load.');
    expect(notice()?.querySelector('button')?.textContent).toBe('Reload');
  });

  it('takes 120 s of silence for a failure, and 120 s more for the end', () => {
    boot();
    addChunk();
    jest.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(scripts()).toHaveLength(1);
    jest.advanceTimersByTime(1 + RETRY_DELAY_MS);
    expect(scripts()).toHaveLength(2);
    expect(notice()).toBeNull();
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(notice()).not.toBeNull();
  });

  it('leaves a script that arrived alone', () => {
    boot();
    addChunk().dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(3 * TIMEOUT_MS);
    expect(scripts()).toHaveLength(1);
    expect(notice()).toBeNull();
  });

  it('leaves scripts of others, and those the module loader handles, alone', () => {
    boot();
    const other = document.createElement('script');
    other.setAttribute('src', '/elsewhere.js');
    document.head.append(other);
    other.dispatchEvent(new Event('error'));
    const handled = addChunk();
    handled.onerror = () => undefined;
    handled.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(RETRY_DELAY_MS);
    expect(document.scripts).toHaveLength(2);
  });

  it('offers a reload once when a part loaded later fails', () => {
    boot();
    window.dispatchEvent(new Event('failed'));
    window.dispatchEvent(new Event('failed'));
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('works from its own source text alone', () => {
    const source = `(${bootPage.toString()})`;
    expect(() => new Function('options', `${source}(options)`)).not.toThrow();
  });
});
