/** @jest-environment jsdom */
import { callApi, CallFailed } from '@/lib/client/call-api';
import { EMPTY_MANUSCRIPT, type Manuscript } from '@/lib/contract/writing';
import { DraftKeeper } from './draft-keeper';
import { findCopies } from './find-copies';
import { keeperDoors } from './keeper-doors';

jest.mock('@/lib/client/call-api', () => ({
  ...jest.requireActual<object>('@/lib/client/call-api'),
  callApi: jest.fn(),
}));

const READER = 3;
const manuscript = {
  article_id: 12,
  locale: 'en',
  revision: 4,
  content: EMPTY_MANUSCRIPT,
  updated_time: '2026-11-28T08:00:00.000Z',
} as Manuscript;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00.000Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** One tab with the draft open. */
function openTab(copyId: string): DraftKeeper {
  const start = { locale: 'en', content: EMPTY_MANUSCRIPT, manuscript, clientKey: '' } as const;
  return new DraftKeeper(start, keeperDoors(READER, 'en', copyId));
}

async function titlesLeft(): Promise<string[]> {
  const key = { articleId: 12, locale: 'en' } as const;
  const found = await findCopies({
    readerId: READER,
    key,
    saved: EMPTY_MANUSCRIPT,
    now: new Date(),
  });
  return found.map(({ text }) => text.content.title);
}

describe('two tabs on one draft, both without a network', () => {
  beforeEach(() => {
    jest.mocked(callApi).mockRejectedValue(new CallFailed(0, ''));
  });

  it('both keep what is written in them', async () => {
    const [one, other] = [openTab('a'), openTab('b')];
    one.change({ title: 'of the first' });
    await jest.advanceTimersByTimeAsync(2_000);
    other.change({ title: 'of the second' });
    await jest.advanceTimersByTimeAsync(2_000);
    expect([one, other].map((tab) => tab.getState().phase)).toEqual(['offline', 'offline']);
    expect(await titlesLeft()).toEqual(['of the second', 'of the first']);
  });

  it('one is saved and forgets its own alone', async () => {
    const [one, other] = [openTab('a'), openTab('b')];
    one.change({ title: 'of the first' });
    other.change({ title: 'of the second' });
    await jest.advanceTimersByTimeAsync(2_000);
    one.dispose();
    jest.mocked(callApi).mockResolvedValue({ ...manuscript, revision: 5 });
    other.retry();
    await jest.advanceTimersByTimeAsync(100);
    expect(other.getState().phase).toBe('saved');
    expect(await titlesLeft()).toEqual(['of the first']);
  });
});
