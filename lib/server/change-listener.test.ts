import { EventEmitter, once } from 'node:events';
import { logger } from '../platform/logger';
import { listenForChanges, type ChangeClient, type ChangeListener } from './change-listener';

/** A connection to PostgreSQL as far as the listener uses one. */
class FakeClient extends EventEmitter {
  queries: string[] = [];
  isEnded = false;
  constructor(readonly canConnect: boolean) {
    super();
  }
  async connect(): Promise<void> {
    if (!this.canConnect) throw new Error('ECONNREFUSED');
  }
  async query(text: string): Promise<void> {
    this.queries.push(text);
  }
  async end(): Promise<void> {
    if (!this.isEnded) this.emit('end');
    this.isEnded = true;
  }
  notify(origin: string, tags: string[]): void {
    this.emit('notification', { payload: JSON.stringify({ origin, tags }) });
  }
}

describe('listenForChanges', () => {
  let clients: FakeClient[];
  let pauses: number[];
  let changes: (readonly string[])[];
  let heard: EventEmitter;
  let listener: ChangeListener;

  function listen(canConnect: (attempt: number) => boolean = () => true): ChangeListener {
    listener = listenForChanges({
      createClient: () => {
        const client = new FakeClient(canConnect(clients.length));
        clients.push(client);
        return client as unknown as ChangeClient;
      },
      origin: 'me',
      everythingTag: 'all',
      onChange: async (tags) => {
        changes.push(tags);
        heard.emit('change');
      },
      log: logger('test'),
      pause: async (ms) => void pauses.push(ms),
    });
    return listener;
  }

  beforeEach(() => {
    clients = [];
    pauses = [];
    changes = [];
    heard = new EventEmitter();
  });

  afterEach(() => listener.stop());

  it('listens on the channel and hears what others changed', async () => {
    await listen().listening;
    expect(clients[0]?.queries).toEqual(['listen chaintide_changes']);
    clients[0]?.notify('other', ['article:5', 'home']);
    expect(changes).toEqual([['article:5', 'home']]);
  });

  it('passes over its own notices and what is none', async () => {
    await listen().listening;
    clients[0]?.notify('me', ['home']);
    clients[0]?.emit('notification', { payload: 'garbage' });
    clients[0]?.emit('notification', {});
    expect(changes).toEqual([]);
  });

  it.each([
    ['is cut', (client: FakeClient) => client.emit('error', new Error('terminated'))],
    ['ends', (client: FakeClient) => client.emit('end')],
  ])('connects anew when the connection %s, and makes everything anew', async (_, lose) => {
    await listen().listening;
    const everything = once(heard, 'change');
    lose(clients[0]!);
    await everything;
    expect(changes).toEqual([['all']]);
    expect(clients[1]?.queries).toEqual(['listen chaintide_changes']);
    clients[1]?.notify('other', ['home']);
    expect(changes).toEqual([['all'], ['home']]);
  });

  it('waits longer after each attempt in vain, and not after one that succeeded', async () => {
    await listen((attempt) => attempt === 4 || attempt === 5).listening;
    expect(pauses).toEqual([250, 500, 1000, 2000]);
    const everything = once(heard, 'change');
    clients[4]?.emit('error', new Error('terminated'));
    await everything;
    expect(pauses.at(-1)).toBe(250);
  });

  it('goes on hearing after a change that could not be made visible', async () => {
    listener = listenForChanges({
      createClient: () => {
        const client = new FakeClient(true);
        clients.push(client);
        return client as unknown as ChangeClient;
      },
      origin: 'me',
      everythingTag: 'all',
      onChange: async (tags) => {
        changes.push(tags);
        throw new Error('503');
      },
      log: logger('test'),
    });
    await listener.listening;
    clients[0]?.notify('other', ['a']);
    clients[0]?.notify('other', ['b']);
    expect(changes).toEqual([['a'], ['b']]);
  });

  it('connects no more once it is stopped', async () => {
    await listen().listening;
    await listener.stop();
    expect(clients).toHaveLength(1);
    expect(clients[0]?.isEnded).toBe(true);
    expect(pauses).toEqual([]);
  });
});
