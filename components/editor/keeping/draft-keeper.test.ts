import { EMPTY_MANUSCRIPT, type Manuscript, type ManuscriptContent } from '@/lib/contract/writing';
import type { KeptText } from './device-store';
import { DraftKeeper, type KeeperDoors, type KeeperStart, type SaveFailure } from './draft-keeper';

const CLIENT_KEY = '7f0e3c1a-0000-4000-8000-000000000001';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server of one text, which can be down, slow or ahead. */
class Sea implements KeeperDoors {
  revision = 0;
  content: ManuscriptContent | null = null;
  isDown = false;
  losesAnswer = false;
  inFlight = 0;
  most = 0;
  calls: string[] = [];
  device = new Map<string, KeptText>();
  refusal: SaveFailure | null = null;

  create = (input: { content: ManuscriptContent }) =>
    this.answer('create', () => {
      if (this.content === null) {
        this.content = input.content;
        this.revision = 1;
      }
    });
  save = (input: { baseRevision: number; content: ManuscriptContent }) =>
    this.answer('save', () => {
      if (input.baseRevision !== this.revision)
        throw { kind: 'refused', theirs: this.manuscript() };
      this.content = input.content;
      this.revision += 1;
    });
  keep = (key: object, text: KeptText) => Boolean(this.device.set(JSON.stringify(key), text));
  forget = (key: object) => void this.device.delete(JSON.stringify(key));
  release = () => undefined;
  now = () => new Date();

  manuscript(): Manuscript {
    return {
      article_id: 12,
      revision: this.revision,
      content: this.content ?? EMPTY_MANUSCRIPT,
      updated_time: '2026-11-28T08:00:00.000Z',
    } as Manuscript;
  }

  private async answer(name: string, work: () => void): Promise<Manuscript> {
    this.calls.push(name);
    this.inFlight += 1;
    this.most = Math.max(this.most, this.inFlight);
    await new Promise((resolve) => setTimeout(resolve, 200));
    this.inFlight -= 1;
    if (this.isDown) throw { kind: 'unanswered' };
    if (this.refusal) throw this.refusal;
    work();
    if (this.losesAnswer) throw { kind: 'unanswered' };
    return this.manuscript();
  }
}

function begin(sea: Sea, start: Partial<KeeperStart> = {}): DraftKeeper {
  return new DraftKeeper(
    {
      locale: 'zh-Hans',
      content: EMPTY_MANUSCRIPT,
      manuscript: null,
      clientKey: CLIENT_KEY,
      ...start,
    },
    sea,
  );
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a draft', () => {
  it('is given away whole before it was sent, and leaves nothing behind', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    keeper.change({ title: '潮汐' });
    keeper.changeBody(() => '<p>正文</p>');
    await pass(400);
    expect(sea.device.size).toBe(1);
    expect(keeper.isUnsent).toBe(true);
    const content = keeper.handOver();
    expect(content).toMatchObject({ title: '潮汐', body_html: '<p>正文</p>' });
    keeper.dispose();
    await pass(30_000);
    expect(sea.calls).toEqual([]);
    expect(sea.device.size).toBe(0);

    const next = begin(sea, { content, locale: 'en', isUnsaved: true, isUnsent: true });
    next.open();
    expect(next.isUnsent).toBe(true);
    await pass(10_000);
    expect(sea.calls).toEqual(['create']);
    expect(next.isUnsent).toBe(false);
  });

  it('tells of each change, but stands as it stood where that is the same', async () => {
    const keeper = begin(new Sea());
    const told = jest.fn();
    keeper.change({ title: '一' });
    keeper.subscribe(told);
    const state = keeper.getState();
    keeper.change({ title: '二' });
    expect(keeper.lastContent.title).toBe('二');
    const content = keeper.lastContent;
    keeper.changeBody(() => '<p>正文</p>');
    expect(told).toHaveBeenCalledTimes(2);
    expect(keeper.getState()).toBe(state);
    // A key in the body is read after a pause, and told of then.
    expect(keeper.lastContent).toBe(content);
    await pass(400);
    expect(keeper.lastContent.body_html).toBe('<p>正文</p>');
    expect(told.mock.calls.length).toBeGreaterThan(2);
    expect(keeper.getState()).toBe(state);
  });

  it('is kept on the device at once and saved after a pause', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    keeper.change({ title: 'a' });
    await pass(400);
    expect([...sea.device.values()].map(({ content }) => content.title)).toEqual(['a']);
    expect(sea.calls).toEqual([]);
    await pass(1_100);
    expect(keeper.getState().phase).toBe('saving');
    await pass(300);
    expect(keeper.getState()).toMatchObject({ phase: 'saved', manuscript: { revision: 1 } });
    expect(sea.device.size).toBe(0);
  });

  it('is one, with one save at a time and the last text, however it is written', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    for (let at = 0; at < 40; at += 1) {
      keeper.changeBody(() => `<p>${at}</p>`);
      if (at % 7 === 0) void keeper.flush();
      if (at % 11 === 0) void keeper.flush();
      await pass(90);
    }
    await pass(5_000);
    expect(sea.calls.filter((name) => name === 'create')).toHaveLength(1);
    expect(sea.most).toBe(1);
    expect(sea.content?.body_html).toBe('<p>39</p>');
    expect(keeper.hasUnsaved).toBe(false);
  });

  it('stays one when the answer to its first save is lost', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    keeper.change({ title: 'first' });
    sea.losesAnswer = true;
    await pass(2_000);
    expect(keeper.getState().phase).toBe('offline');
    sea.losesAnswer = false;
    keeper.change({ title: 'second' });
    await pass(12_000);
    expect(sea.content?.title).toBe('second');
    expect(keeper.getState()).toMatchObject({ phase: 'saved', manuscript: { article_id: 12 } });
  });

  it('is in no conflict with itself when the answer to a save is lost', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    keeper.change({ title: 'first' });
    await pass(2_000);
    sea.losesAnswer = true;
    keeper.change({ title: 'second' });
    await pass(2_000);
    sea.losesAnswer = false;
    keeper.change({ title: 'third' });
    await pass(3_000);
    expect(keeper.getState().phase).toBe('saved');
    expect(sea.content?.title).toBe('third');
  });

  it('waits on the device while nothing answers, and is saved when it does', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    sea.isDown = true;
    keeper.change({ title: 'offline' });
    await pass(2_000);
    expect(keeper.getState().phase).toBe('offline');
    expect(sea.device.size).toBe(1);
    sea.isDown = false;
    keeper.retry();
    await pass(500);
    expect(keeper.getState().phase).toBe('saved');
    expect(sea.device.size).toBe(0);
  });

  it('never goes over a revision that it has not seen', async () => {
    const sea = new Sea();
    sea.revision = 5;
    sea.content = { ...EMPTY_MANUSCRIPT, title: 'theirs' };
    const keeper = begin(sea, { manuscript: { ...sea.manuscript(), revision: 4 } });
    keeper.change({ title: 'mine' });
    await pass(2_000);
    expect(keeper.getState()).toMatchObject({ phase: 'conflict', theirs: { revision: 5 } });
    expect(sea.content.title).toBe('theirs');
    keeper.change({ title: 'mine still' });
    await pass(20_000);
    expect(sea.calls).toEqual(['save']);
    void keeper.chooseMine();
    await pass(500);
    expect(sea.content.title).toBe('mine still');
    expect(keeper.getState().phase).toBe('saved');
  });

  it('takes the other text where the writer says so', async () => {
    const sea = new Sea();
    sea.revision = 5;
    sea.content = { ...EMPTY_MANUSCRIPT, title: 'theirs' };
    const keeper = begin(sea, { manuscript: { ...sea.manuscript(), revision: 4 } });
    keeper.change({ title: 'mine' });
    await pass(2_000);
    keeper.adopt(sea.manuscript());
    expect(keeper.getContent().title).toBe('theirs');
    expect(keeper.hasUnsaved).toBe(false);
    expect(sea.device.size).toBe(0);
  });

  it('says what the server has against it, and tries again after the next change', async () => {
    const sea = new Sea();
    const keeper = begin(sea);
    sea.refusal = { kind: 'failed', message: 'Too long.', isWorthRetrying: false };
    keeper.change({ title: 'a' });
    await pass(20_000);
    expect(keeper.getState()).toMatchObject({ phase: 'failed', message: 'Too long.' });
    expect(sea.calls).toHaveLength(1);
    sea.refusal = null;
    keeper.change({ title: 'b' });
    await pass(3_000);
    expect(keeper.getState().phase).toBe('saved');
  });

  it('brought back from the device is saved over what it was written on', async () => {
    const sea = new Sea();
    sea.revision = 3;
    sea.content = EMPTY_MANUSCRIPT;
    const keeper = begin(sea, {
      content: { ...EMPTY_MANUSCRIPT, title: 'kept' },
      manuscript: sea.manuscript(),
      baseRevision: 2,
      isUnsaved: true,
    });
    keeper.open();
    await pass(2_000);
    expect(keeper.getState().phase).toBe('conflict');
  });
});
