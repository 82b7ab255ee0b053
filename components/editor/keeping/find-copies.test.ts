/** @jest-environment jsdom */
import { EMPTY_MANUSCRIPT } from '@/lib/contract/writing';
import { copiesOf, forgetText, keepText, takeOver, type TextKey } from './device-store';
import { findCopies, MAX_AGE_MS, MAX_COPIES } from './find-copies';
import { holdCopy, releaseCopy } from './living-copies';

const READER = 3;
const KEY: TextKey = { articleId: 12, locale: 'zh-Hans' };
const NOW = new Date('2026-11-28T08:00:00.000Z');
const OLD_NAME = 'manuscript:3:12:zh-Hans';

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

function keptOf(title: string, minutesAgo: number) {
  const time = new Date(NOW.getTime() - minutesAgo * 60_000).toISOString();
  return { content: { ...EMPTY_MANUSCRIPT, title }, baseRevision: 2, time };
}

/** One tab keeps a text. */
function keep(copyId: string, title: string, { key = KEY, minutesAgo = 1 } = {}): boolean {
  return keepText({ readerId: READER, key, copyId }, keptOf(title, minutesAgo));
}

const find = (key = KEY, saved = EMPTY_MANUSCRIPT) =>
  findCopies({ readerId: READER, key, saved, now: NOW });
const titlesOf = (copies: Awaited<ReturnType<typeof find>>) =>
  copies.map(({ text }) => text.content.title);

/** Locks as a browser keeps them for all its tabs; `others` are held by other tabs. */
function giveLocks(others: readonly string[]): void {
  const held = new Set(others);
  const locks = {
    request: async (name: string, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

describe('the copies of a text on a device', () => {
  it('are one of each tab, and both are offered, the latest first', async () => {
    keep('a', 'of the first tab', { minutesAgo: 5 });
    keep('b', 'of the second tab');
    keep('a', 'of the first tab still', { minutesAgo: 3 });
    expect(titlesOf(await find())).toEqual(['of the second tab', 'of the first tab still']);
  });

  it('stay when the text of another tab is saved', async () => {
    keep('a', 'mine');
    keep('b', 'saved');
    forgetText({ readerId: READER, key: KEY, copyId: 'b' });
    expect(titlesOf(await find())).toEqual(['mine']);
  });

  it('are found in the shape of before, and forgotten when they are taken over', async () => {
    localStorage.setItem(OLD_NAME, JSON.stringify(keptOf('of before', 60)));
    const [copy] = await find();
    expect(copy).toMatchObject({ copyId: '', key: KEY, text: { content: { title: 'of before' } } });
    takeOver(copy!, READER, 'c');
    expect(localStorage.getItem(OLD_NAME)).toBeNull();
    expect(copiesOf(READER, KEY)).toMatchObject([{ copyId: 'c', text: copy!.text }]);
  });

  it('stay where they are if there is no room to take them over', async () => {
    keep('a', 'kept');
    const [copy] = copiesOf(READER, KEY);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name, value) => {
      if (!name.endsWith(':a')) throw new Error('No room.');
      localStorage[name] = value;
    });
    takeOver(copy!, READER, 'b');
    set.mockRestore();
    expect(titlesOf(await find())).toEqual(['kept']);
  });

  it('are of one edition, one article and one writer', async () => {
    keep('a', 'mine');
    keep('a', 'english', { key: { articleId: 12, locale: 'en' } });
    keep('a', 'other', { key: { articleId: 120, locale: 'zh-Hans' } });
    keepText({ readerId: 31, key: KEY, copyId: 'a' }, keptOf('of another', 1));
    expect(titlesOf(await find())).toEqual(['mine']);
  });

  it('are not offered where they say what is saved, or the same as another', async () => {
    keep('a', 'saved', { minutesAgo: 4 });
    keep('b', 'twice', { minutesAgo: 3 });
    keep('c', 'twice', { minutesAgo: 2 });
    const found = await find(KEY, { ...EMPTY_MANUSCRIPT, title: 'saved' });
    expect(found.map(({ copyId }) => copyId)).toEqual(['c']);
    expect(copiesOf(READER, KEY)).toHaveLength(1);
  });

  it('are not offered while their tab is alive, and are not forgotten either', async () => {
    keep('alive', 'being written');
    keep('crashed', 'left');
    giveLocks(['manuscript-copy:alive', 'flash-wire']);
    expect(titlesOf(await find())).toEqual(['left']);
    expect(copiesOf(READER, KEY)).toHaveLength(2);
  });

  it('are offered by the page that let go of them', async () => {
    giveLocks([]);
    keep('own', 'left here');
    holdCopy('own');
    expect(await find()).toEqual([]);
    releaseCopy('own');
    expect(titlesOf(await find())).toEqual(['left here']);
  });

  it('are bounded in number and age', async () => {
    for (let at = 0; at < MAX_COPIES + 3; at += 1) keep(`${at}`, `${at}`, { minutesAgo: at });
    keep('ancient', 'ancient', {
      key: { articleId: 9, locale: 'en' },
      minutesAgo: MAX_AGE_MS / 60_000 + 1,
    });
    const found = await find();
    expect(found).toHaveLength(MAX_COPIES);
    expect(found[0]?.text.content.title).toBe('0');
    expect(localStorage).toHaveLength(MAX_COPIES);
  });

  it('of texts that never reached the server are found with their keys', async () => {
    keep('a', 'begun', { key: { clientKey: 'k-1', locale: 'en' }, minutesAgo: 2 });
    keep('b', 'begun too', { key: { clientKey: 'k-2', locale: 'zh-Hans' } });
    keep('c', '', { key: { clientKey: 'k-3', locale: 'en' } });
    keep('a', 'known');
    const found = await findCopies({
      readerId: READER,
      isUnsent: true,
      saved: EMPTY_MANUSCRIPT,
      now: NOW,
    });
    expect(found.map(({ key, text }) => [key, text.content.title])).toEqual([
      [{ clientKey: 'k-2', locale: 'zh-Hans' }, 'begun too'],
      [{ clientKey: 'k-1', locale: 'en' }, 'begun'],
    ]);
  });
});
