/** @jest-environment jsdom */
import { CallFailed, callApi } from './call-api';
import { reportFailure } from './report-failure';
import { markState, onMarksChange, readMarks, wishMark, type MarkKey } from './social-marks';

jest.mock('./call-api', () => ({
  ...jest.requireActual<object>('./call-api'),
  callApi: jest.fn(),
}));
jest.mock('./report-failure', () => ({ reportFailure: jest.fn() }));

const ask = callApi as unknown as jest.Mock<Promise<unknown>, [string, Record<string, unknown>]>;
const OPTIONS = { locale: 'en', fallback: 'Not done.' } as const;
let nextId = 0;
/** A thing of its own: what is known lives as long as the page. */
const like = (): MarkKey => ({ act: 'like', type: 'article', id: (nextId += 1) });

beforeEach(() => jest.resetAllMocks());

/** A server that answers each call when the test says so. */
function slowServer(count: number) {
  const waiting: ((isRight?: boolean) => void)[] = [];
  ask.mockImplementation(
    (_name, { id, is_like }) =>
      new Promise((resolve, reject) => {
        waiting.push((isRight = true) =>
          isRight
            ? resolve({ id, is_liked: is_like, like_count: count + Number(is_like) })
            : reject(new CallFailed(500, 'Broken.')),
        );
      }),
  );
  return async (isRight = true) => {
    waiting.shift()?.(isRight);
    await new Promise((resolve) => setTimeout(resolve));
  };
}

describe('readMarks', () => {
  it('asks once for all things of a type, each once', async () => {
    const ids = [501, 502, 501];
    ask.mockResolvedValue({
      list: [501, 502].map((id) => ({
        id,
        like_count: 3,
        collect_count: 2,
        follow_count: 0,
        is_liked: id === 501,
        is_collected: false,
        is_followed: false,
      })),
    });
    const heard = jest.fn();
    const stop = onMarksChange(heard);
    await readMarks('article', ids, 'en');
    stop();
    expect(ask.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['socialState', { type: 'article', ids: [501, 502] }],
    ]);
    expect(heard).toHaveBeenCalled();
    const key = { act: 'like', type: 'article' } as const;
    expect(markState({ ...key, id: 501 })).toEqual({ isSet: true, count: 3 });
    expect(markState({ ...key, id: 502 })).toEqual({ isSet: false, count: 3 });
  });

  it('says nothing when it fails', async () => {
    ask.mockRejectedValue(new CallFailed(0, ''));
    await readMarks('flash', [1], 'en');
    expect(reportFailure).not.toHaveBeenCalled();
    expect(markState({ act: 'like', type: 'flash', id: 1 })).toBeUndefined();
  });
});

describe('wishMark', () => {
  it('shows the wish at once, and the server’s count when it comes', async () => {
    const key = like();
    const answer = slowServer(41);
    const done = wishMark(key, true, OPTIONS);
    expect(markState(key)).toEqual({ isSet: true, count: 1 });
    await answer();
    expect(await done).toBe(true);
    expect(markState(key)).toEqual({ isSet: true, count: 42 });
  });

  it('sends the last wish after what is under way, and nothing between', async () => {
    const key = like();
    const answer = slowServer(0);
    for (const wish of [true, false, true, false]) void wishMark(key, wish, OPTIONS);
    expect(ask).toHaveBeenCalledTimes(1);
    await answer();
    expect(ask.mock.calls.map(([, input]) => input.is_like)).toEqual([true, false]);
    expect(markState(key)).toEqual({ isSet: false, count: 0 });
    await answer();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(markState(key)).toEqual({ isSet: false, count: 0 });
  });

  it('goes back to what the server knows and says so when it fails', async () => {
    const key = like();
    const answer = slowServer(0);
    const done = wishMark(key, true, OPTIONS);
    await answer(false);
    expect(await done).toBe(false);
    expect(markState(key)).toEqual({ isSet: false, count: 0 });
    expect(reportFailure).toHaveBeenCalledWith(expect.any(CallFailed), 'Not done.');
  });

  it('sends each mark by its own call', async () => {
    ask.mockImplementation(async (_name, { id }) => ({ id, is_collected: true, collect_count: 1 }));
    await wishMark({ act: 'collect', type: 'flash', id: 9 }, true, OPTIONS);
    await wishMark({ act: 'collect', type: 'flash', id: 9 }, false, OPTIONS);
    await wishMark({ act: 'follow', type: 'author', id: 2 }, true, OPTIONS);
    await wishMark({ act: 'follow', type: 'label', id: 3 }, true, OPTIONS);
    expect(ask.mock.calls.map(([name, input]) => [name, input])).toEqual([
      ['collectionInformation', { id: 9, type: 'flash' }],
      ['cancelCollectionInformation', { id: 9, type: 'flash' }],
      ['followAuthor', { id: 2, is_follow: true }],
      ['followLabel', { id: 3, is_follow: true }],
    ]);
  });
});
