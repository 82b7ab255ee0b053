import { once, EventEmitter } from 'node:events';
import pg from 'pg';
import { logger } from '../platform/logger';
import { createTestDatabase, withPostgres, type TestDatabase } from '../testing/test-database';
import { createChangeNotifier } from './change-channel';
import { listenForChanges, type ChangeListener } from './change-listener';

withPostgres('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let listener: ChangeListener;
  const heard = new EventEmitter();
  const changes: string[][] = [];

  beforeAll(async () => {
    database = await createTestDatabase({ isEmpty: true });
    listener = listenForChanges({
      createClient: () =>
        new pg.Client({ connectionString: database.url, application_name: 'ear' }),
      origin: 'here',
      everythingTag: 'all',
      onChange: async (tags) => {
        changes.push([...tags]);
        heard.emit('change');
      },
      log: logger('test'),
      pause: async () => undefined,
    });
    await listener.listening;
  }, 60_000);

  afterAll(async () => {
    await listener.stop();
    await database.close();
  });

  beforeEach(() => changes.splice(0));

  /** Tells of a change over a connection of its own. */
  async function tell(origin: string, tags: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const query = (text: string, values: unknown[]) => client.query(text, values);
    await createChangeNotifier(query, origin, 'all')(tags);
    await client.end();
  }

  it('hear of each other’s changes, and not of their own', async () => {
    await tell('here', ['home']);
    const change = once(heard, 'change');
    await tell('there', ['article:5', 'listing:板块']);
    await change;
    expect(changes).toEqual([['article:5', 'listing:板块']]);
  });

  it('hear all of a change that is more than one notice holds', async () => {
    const tags = Array.from({ length: 900 }, (_, id) => `listing:板块:${id}`);
    await tell('there', tags);
    while (changes.flat().length < tags.length) await once(heard, 'change');
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.flat()).toEqual(tags);
  });

  it('make everything anew after the connection was cut, and hear again', async () => {
    const anew = once(heard, 'change');
    if (database.raw.kind !== 'postgres') throw new Error('This is a test of PostgreSQL.');
    await database.raw.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ear' and datname = current_database()`);
    await anew;
    expect(changes).toEqual([['all']]);
    const change = once(heard, 'change');
    await tell('there', ['home']);
    await change;
    expect(changes.at(-1)).toEqual(['home']);
  });
});
