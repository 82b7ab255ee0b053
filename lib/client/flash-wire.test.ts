/** @jest-environment jsdom */
import type { FlashChange } from '../contract/flash';
import { openFlashWire } from './flash-wire';

class FakeSource extends EventTarget {
  static CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  /** The server refused: the browser does not try again. */
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror?.();
  }
}

const change = (seq: number): FlashChange => ({
  ...{ seq, act: 'published', id: seq, title: `Flash ${seq}`, category: 'market' },
  ...{ is_important: false, said_time: '2026-11-02T02:00:00.000Z', lang: 'en' },
});

/** What the site answers when it is asked instead. */
let asked: number[];
let known: FlashChange[];
let isCut: boolean;
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all = [];
  [asked, known, isCut] = [[], [], false];
  stop = new AbortController();
  Object.assign(globalThis, {
    EventSource: FakeSource,
    fetch: async (_url: string, { body }: { body: string }) => {
      const { after } = JSON.parse(body) as { after: number };
      asked.push(after);
      const list = known.filter(({ seq }) => seq > after);
      const data = {
        flash_seq: known.at(-1)?.seq ?? after,
        is_cut: isCut,
        list: isCut ? [] : list,
      };
      return { ok: true, status: 200, json: async () => ({ code: 200, message: '', data }) };
    },
  });
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

function open(since = 5) {
  const told: number[] = [];
  const onCut = jest.fn();
  const catchUp = openFlashWire({
    locale: 'en',
    since,
    onChange: ({ seq }) => told.push(seq),
    onCut,
    signal: stop.signal,
  });
  return { told, onCut, catchUp, source: () => FakeSource.all.at(-1)! };
}

describe('the wire of a page', () => {
  it('begins after what the page shows, and tells each change once', async () => {
    const { told, source, catchUp } = open(5);
    expect(source().url).toBe('/api/live/flash/en?after=5');
    source().say('flash', change(5));
    source().say('flash', change(6));
    source().say('flash', change(6));
    known = [change(6), change(7)];
    await catchUp();
    source().say('flash', change(7));
    expect(told).toEqual([6, 7]);
    expect(asked).toEqual([6]);
  });

  it('asks instead where a stream is refused, and tries one again after a while', async () => {
    const { told, source } = open(5);
    known = [change(6)];
    source().refuse();
    await jest.advanceTimersByTimeAsync(0);
    expect(told).toEqual([6]);
    known.push(change(7));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([6, 7]);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(FakeSource.all).toHaveLength(2);
    expect(source().url).toBe('/api/live/flash/en?after=7');
  });

  it('leaves a stream that has gone silent', async () => {
    const { source } = open(5);
    source().say('hello', 5);
    await jest.advanceTimersByTimeAsync(45_000);
    expect(source().readyState).toBe(1);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(source().readyState).toBe(FakeSource.CLOSED);
    expect(asked).toContain(5);
  });

  it('says once that the list is to be read anew', async () => {
    const { source, onCut, told } = open(5);
    source().say('cut', 900);
    source().say('cut', 900);
    source().say('flash', change(901));
    expect(onCut).toHaveBeenCalledTimes(1);
    expect(told).toEqual([901]);
  });

  it('has neither stream nor timer once it ends', async () => {
    const { source } = open(5);
    stop.abort();
    expect(source().readyState).toBe(FakeSource.CLOSED);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  });
});
