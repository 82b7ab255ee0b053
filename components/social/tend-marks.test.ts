/** @jest-environment jsdom */
import Cookies from 'js-cookie';
import { askToSignIn } from '@/lib/client/ask-to-sign-in';
import { LOGIN_EVENT } from '@/lib/client/login-event';
import { tendMarks } from './tend-marks';

const WORDS = {
  failed: 'Not done.',
  done: { like: 'Liked.', collect: 'Collected.', follow: 'Followed.' },
};
const calls: { name: string; input: Record<string, unknown> }[] = [];
let stop: AbortController;
let nextId = 100;
let id = 0;

beforeEach(() => {
  id = nextId += 1;
  calls.length = 0;
  sessionStorage.clear();
  Cookies.remove('token');
  document.body.innerHTML = `
    <button data-mark="like" data-type="article" data-id="${id}" aria-pressed="false">
      Like <i data-count></i></button>
    <button data-mark="collect" data-type="article" data-id="${id}" aria-pressed="false">
      Collect <i data-count></i></button>
    <button data-mark="follow" data-type="author" data-id="${id}" aria-pressed="false">Follow</button>`;
  stop = new AbortController();
  globalThis.fetch = jest.fn(async (url: string, { body }: { body: string }) => {
    const input = JSON.parse(body) as Record<string, unknown>;
    calls.push({ name: url.replace('/api/', ''), input });
    return { json: async () => ({ code: 200, message: '', data: answerTo(url, input) }) };
  }) as unknown as typeof fetch;
});
afterEach(() => stop.abort());

function answerTo(url: string, input: Record<string, unknown>) {
  if (url.endsWith('likeInformation')) return { id, is_liked: input.is_like, like_count: 1_201 };
  if (url.endsWith('collectionInformation')) return { id, is_collected: true, collect_count: 1 };
  const none = { is_liked: false, is_collected: false, is_followed: false };
  return { list: [{ id, like_count: 1_200, collect_count: 0, follow_count: 0, ...none }] };
}

const button = (act: string) => document.querySelector<HTMLElement>(`[data-mark=${act}]`)!;
const countOf = (act: string) => button(act).querySelector('[data-count]')?.textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const start = async (pressed?: HTMLElement) => {
  tendMarks(stop.signal, { locale: 'en', words: WORDS, pressed });
  await settle();
};

describe('tendMarks', () => {
  it('shows what others did, with one call a type', async () => {
    await start();
    expect(calls).toEqual([
      { name: 'socialState', input: { type: 'article', ids: [id] } },
      { name: 'socialState', input: { type: 'author', ids: [id] } },
    ]);
    expect([countOf('like'), countOf('collect')]).toEqual(['1.2K', '']);
  });

  it('puts a mark of a signed-in reader at a press', async () => {
    Cookies.set('token', 'abc');
    await start();
    button('like').click();
    expect(button('like').getAttribute('aria-pressed')).toBe('true');
    await settle();
    expect(calls.at(-1)).toEqual({
      name: 'likeInformation',
      input: { id, type: 'article', is_like: true },
    });
  });

  it('asks a visitor to sign in, and changes nothing', async () => {
    const asked = jest.fn();
    document.addEventListener(LOGIN_EVENT, asked, { signal: stop.signal });
    await start(button('collect'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(button('collect').getAttribute('aria-pressed')).toBe('false');
    expect(calls.every((call) => call.name === 'socialState')).toBe(true);
  });

  it('does after signing in what was asked for before, once, and says it', async () => {
    askToSignIn({ act: 'collect', type: 'article', id });
    Cookies.set('token', 'abc');
    await start();
    await settle();
    expect(calls.filter((call) => call.name === 'collectionInformation')).toHaveLength(1);
    expect(button('collect').getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.toast')?.textContent).toBe('Collected.');
    expect(sessionStorage.getItem('pendingAct')).toBeNull();
  });
});
