/** @jest-environment jsdom */
import {
  forgetKept,
  keep,
  KEPT_ENTRIES_MAX,
  KEPT_ENTRY_MAX_CHARS,
  KEPT_MAX_AGE_MS,
  readKept,
  shownFirst,
} from './session-cache';

const NOW = Date.parse('2026-03-04T04:05:00Z');

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what is kept for the session', () => {
  it('comes back in its language alone', () => {
    expect(keep('hot', 'zh-Hans', ['热'], NOW)).toBe(true);
    expect(readKept('hot', 'zh-Hans', NOW)).toEqual({ value: ['热'], at: NOW });
    expect(readKept('hot', 'en', NOW)).toBeUndefined();
    expect(readKept('search', 'zh-Hans', NOW)).toBeUndefined();
  });

  it('is forgotten when it is too old, or from the future', () => {
    keep('hot', 'en', 1, NOW);
    expect(readKept('hot', 'en', NOW + KEPT_MAX_AGE_MS)).toBeDefined();
    expect(readKept('hot', 'en', NOW + KEPT_MAX_AGE_MS + 1)).toBeUndefined();
    expect(readKept('hot', 'en', NOW - 1)).toBeUndefined();
  });

  it('refuses what is too long and keeps what was there', () => {
    keep('hot', 'en', 'short', NOW);
    expect(keep('hot', 'en', 'x'.repeat(KEPT_ENTRY_MAX_CHARS), NOW)).toBe(false);
    expect(readKept('hot', 'en', NOW)?.value).toBe('short');
  });

  it('lets the oldest go when there are too many, and nothing that is not its own', () => {
    sessionStorage.setItem('language', 'english');
    for (let at = 0; at <= KEPT_ENTRIES_MAX; at += 1) keep(`search:${at}`, 'en', at, NOW + at);
    expect(readKept('search:0', 'en', NOW + 99)).toBeUndefined();
    expect(readKept('search:1', 'en', NOW + 99)).toBeDefined();
    expect(readKept(`search:${KEPT_ENTRIES_MAX}`, 'en', NOW + 99)).toBeDefined();
    expect(sessionStorage.getItem('language')).toBe('english');
  });

  it('is forgotten by the beginning of its name, in all languages', () => {
    keep('reader:info', 'en', 1, NOW);
    keep('reader:info', 'zh-Hant', 1, NOW);
    keep('hot', 'en', 2, NOW);
    forgetKept('reader:');
    expect(readKept('reader:info', 'en', NOW)).toBeUndefined();
    expect(readKept('reader:info', 'zh-Hant', NOW)).toBeUndefined();
    expect(readKept('hot', 'en', NOW)?.value).toBe(2);
  });

  it.each(['{', 'null', '{"at":"x","value":1}', `{"at":${NOW}}`, '7'])(
    'takes %s for nothing',
    (text) => {
      sessionStorage.setItem('kept1:en:hot', text);
      expect(readKept('hot', 'en', NOW)).toBeUndefined();
    },
  );

  it('makes room once where storage is full', () => {
    keep('old', 'en', 1, NOW);
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keep('new', 'en', 2, NOW)).toBe(true);
    expect(write).toHaveBeenCalledTimes(2);
    expect(readKept('old', 'en', NOW)).toBeUndefined();
    expect(readKept('new', 'en', NOW)?.value).toBe(2);
  });

  it('is no error where storage is closed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(keep('hot', 'en', 1)).toBe(false);
    expect(readKept('hot', 'en')).toBeUndefined();
  });
});

describe('shownFirst', () => {
  const ask = async (load: () => Promise<unknown>, newerThan?: number) => {
    const shown: unknown[] = [];
    await shownFirst({
      name: 'hot',
      locale: 'en',
      load,
      show: (value, from) => shown.push([from, value]),
      ...(newerThan === undefined ? {} : { newerThan }),
    });
    return shown;
  };

  it('shows what is kept before the answer, then the answer, and keeps that', async () => {
    keep('hot', 'en', 'old');
    let answered: (value: string) => void = () => undefined;
    const shown: string[] = [];
    const done = shownFirst({
      name: 'hot',
      locale: 'en',
      load: () => new Promise<string>((resolve) => (answered = resolve)),
      show: (value) => shown.push(value),
    });
    expect(shown).toEqual(['old']);
    answered('new');
    await done;
    expect(shown).toEqual(['old', 'new']);
    expect(readKept('hot', 'en')?.value).toBe('new');
  });

  it('shows the same answer once', async () => {
    keep('hot', 'en', ['same']);
    expect(await ask(async () => ['same'])).toEqual([['session', ['same']]]);
  });

  it('leaves what is kept when the refresh fails', async () => {
    keep('hot', 'en', 'old');
    expect(await ask(() => Promise.reject(new Error('down')))).toEqual([['session', 'old']]);
  });

  it('throws when it fails with nothing to show', async () => {
    await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('skips what was kept before the page was made', async () => {
    keep('hot', 'en', 'old', Date.now() - 1_000);
    expect(await ask(async () => 'new', Date.now())).toEqual([['answer', 'new']]);
  });
});
