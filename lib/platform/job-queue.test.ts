import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/client';
import { executeSqlIn, executeSqlOf } from '../db/execute-sql';
import { rowsOf } from '../db/rows';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createJobQueue, JOBS_SCHEMA, type RunningJobQueue } from './job-queue';
import { defineJob, handleJob, RetryLaterError, type JobHandler, type JobRun } from './jobs';
import { createAlarm, endsWithin } from './waiting';

let database: TestDatabase;
let queues: RunningJobQueue[] = [];
let kinds = 0;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop(0)));
  queues = [];
});
afterAll(() => database.close());

const payload = z.object({ to: z.string(), copies: z.number().default(1) });
type Payload = z.output<typeof payload>;

/** A kind of its own for each test, so that they do not see each other's jobs. */
const kindOf = (changes: { retryLimit?: number; timeoutSeconds?: number } = {}) =>
  defineJob({
    name: `test.kind-${(kinds += 1)}`,
    payload,
    retryLimit: 2,
    retryDelaySeconds: 1,
    timeoutSeconds: 20,
    ...changes,
  });

function queueOf(handlers: JobHandler[], isAlone = true): RunningJobQueue {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const queue = createJobQueue({
    executeSql: executeSqlOf(database.raw),
    handlers,
    log,
    isAlone,
    pollSeconds: 0.2,
  });
  queues.push(queue);
  return queue;
}

/** Collects runs; `times(n)` resolves with the first n. */
function recorder(act: (payload: Payload, job: JobRun) => Promise<void> = async () => undefined) {
  const runs: { payload: Payload; attempt: number; isLastAttempt: boolean }[] = [];
  let look: (() => void) | undefined;
  return {
    runs,
    run: async (given: Payload, job: JobRun) => {
      runs.push({ payload: given, attempt: job.attempt, isLastAttempt: job.isLastAttempt });
      look?.();
      await act(given, job);
    },
    times: (count: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (runs.length >= count) resolve();
        };
        look();
      }),
  };
}

async function statesOf(name: string): Promise<string[]> {
  const result = await database.db.execute(
    sql`select state::text as state from jobs.job where name = ${name} order by created_on`,
  );
  return rowsOf<{ state: string }>(result).map((row) => row.state);
}

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the job queue', () => {
  it('runs a job with its parsed payload, once, and completes it', async () => {
    const kind = kindOf();
    const { runs, run, times } = recorder();
    const queue = queueOf([handleJob(kind, run)]);
    await queue.start();
    expect(await queue.enqueue(kind, { to: 'a' })).toMatch(/^[0-9a-f-]{36}$/);
    await times(1);
    await until(async () => (await statesOf(kind.name))[0] === 'completed');
    expect(runs).toEqual([{ payload: { to: 'a', copies: 1 }, attempt: 1, isLastAttempt: false }]);
  });

  it('keeps its tables in a schema of its own', async () => {
    const kind = kindOf();
    await queueOf([handleJob(kind, async () => undefined)]).start();
    const result = await database.db.execute(
      sql`select count(*)::int as total from information_schema.tables where table_schema = ${JOBS_SCHEMA} and table_name = 'job'`,
    );
    expect(rowsOf<{ total: number }>(result)[0]?.total).toBe(1);
  });

  it('refuses a payload that is not the kind’s, and a kind that nobody does', async () => {
    const kind = kindOf();
    const queue = queueOf([handleJob(kind, async () => undefined)]);
    await expect(queue.enqueue(kind, { to: 5 } as never)).rejects.toThrow(z.ZodError);
    await expect(queue.enqueue(kindOf(), { to: 'a' })).rejects.toThrow(/is done here/);
  });

  it('tries again after a failure, and gives up after the last try', async () => {
    const kind = kindOf({ retryLimit: 1 });
    const { runs, run, times } = recorder(async () => {
      throw new Error('broken');
    });
    const queue = queueOf([handleJob(kind, run)]);
    await queue.start();
    await queue.enqueue(kind, { to: 'a' });
    await times(2);
    await until(async () => (await statesOf(kind.name))[0] === 'failed');
    expect(runs.map(({ attempt, isLastAttempt }) => [attempt, isLastAttempt])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('waits as long as the run asks', async () => {
    const kind = kindOf();
    const { run, times } = recorder(async () => {
      throw new RetryLaterError('busy', 500);
    });
    const queue = queueOf([handleJob(kind, run)]);
    await queue.start();
    await queue.enqueue(kind, { to: 'a' });
    await times(1);
    const wait = async () => {
      const result = await database.db.execute(
        sql`select extract(epoch from start_after - now())::float as seconds from jobs.job where name = ${kind.name} and state = 'retry'`,
      );
      return rowsOf<{ seconds: number }>(result)[0]?.seconds ?? 0;
    };
    await until(async () => (await wait()) > 400);
    expect(await wait()).toBeLessThanOrEqual(500);
  });

  it('ends a run that takes too long', async () => {
    const kind = kindOf({ timeoutSeconds: 1, retryLimit: 0 });
    let reason: unknown;
    const queue = queueOf([
      handleJob(kind, async (_payload, { signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        reason = signal.reason;
      }),
    ]);
    await queue.start();
    await queue.enqueue(kind, { to: 'a' });
    await until(async () => (await statesOf(kind.name))[0] === 'failed');
    expect(reason).toMatchObject({ message: 'Not done within 1 s.' });
  });

  it('takes one job of a key in a time', async () => {
    const kind = kindOf();
    const queue = queueOf([handleJob(kind, async () => undefined)]);
    const unique = { uniqueKey: 'k', uniqueSeconds: 3600 };
    expect(await queue.enqueue(kind, { to: 'a' }, unique)).not.toBeNull();
    expect(await queue.enqueue(kind, { to: 'a' }, unique)).toBeNull();
    expect(await queue.enqueue(kind, { to: 'a' }, { ...unique, uniqueKey: 'l' })).not.toBeNull();
  });

  it('schedules one job a slot, whoever asks and however often', async () => {
    const kind = kindOf();
    const { run, times } = recorder();
    const handler = handleJob(kind, run);
    const [first, second] = [queueOf([handler]), queueOf([handler])];
    first.schedule(kind, { to: 'a' }, 3600);
    second.schedule(kind, { to: 'a' }, 3600);
    await Promise.all([first.start(), second.start()]);
    await times(1);
    await until(async () => (await statesOf(kind.name))[0] === 'completed');
    expect(await statesOf(kind.name)).toEqual(['completed']);
  });

  it('begins what was waiting when the process starts anew', async () => {
    const kind = kindOf();
    const before = queueOf([handleJob(kind, async () => undefined)]);
    await before.enqueue(kind, { to: 'a' });
    await before.stop(0);
    const { runs, run, times } = recorder();
    await queueOf([handleJob(kind, run)]).start();
    await times(1);
    expect(runs[0]?.payload.to).toBe('a');
  });

  it('begins anew what a killed process was at, where no other can be at work', async () => {
    const kind = kindOf();
    const before = queueOf([handleJob(kind, async () => undefined)]);
    await before.enqueue(kind, { to: 'a' });
    await before.stop(0);
    await database.db.execute(
      sql`update jobs.job set state = 'active', started_on = now() where name = ${kind.name}`,
    );
    const { runs, run, times } = recorder();
    await queueOf([handleJob(kind, run)]).start();
    await times(1);
    expect(runs[0]?.attempt).toBe(2);
  });

  it('leaves alone what another process may be at', async () => {
    const kind = kindOf();
    const before = queueOf([handleJob(kind, async () => undefined)]);
    await before.enqueue(kind, { to: 'a' });
    await before.stop(0);
    await database.db.execute(
      sql`update jobs.job set state = 'active', started_on = now() where name = ${kind.name}`,
    );
    await queueOf([handleJob(kind, async () => undefined)], false).start();
    expect(await statesOf(kind.name)).toEqual(['active']);
  });

  it('lets a run end before it stops', async () => {
    const kind = kindOf();
    let finish: () => void = () => undefined;
    const { run, times } = recorder(() => new Promise<void>((resolve) => (finish = resolve)));
    const queue = queueOf([handleJob(kind, run)]);
    await queue.start();
    await queue.enqueue(kind, { to: 'a' });
    await times(1);
    const stopped = queue.stop(10_000);
    finish();
    await stopped;
    expect(await statesOf(kind.name)).toEqual(['completed']);
  });

  it('tells a run to end when the grace is over, and has it tried again', async () => {
    const kind = kindOf();
    const { run, times } = recorder(
      (_payload, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('told')));
        }),
    );
    const queue = queueOf([handleJob(kind, run)]);
    await queue.start();
    await queue.enqueue(kind, { to: 'a' });
    await times(1);
    await queue.stop(10);
    expect(await statesOf(kind.name)).toEqual(['retry']);
    // Written down, for the next start.
    await queue.enqueue(kind, { to: 'b' });
    expect(await statesOf(kind.name)).toEqual(['retry', 'created']);
  });

  it('writes a job within a transaction, or not at all', async () => {
    const kind = kindOf();
    const queue = queueOf([handleJob(kind, async () => undefined)]);
    await queue.enqueue(kind, { to: 'first' });
    const within = (fails: boolean) =>
      database.db.transaction(async (tx) => {
        const executeSql = executeSqlIn(tx as unknown as Database);
        await queue.enqueue(kind, { to: "it's $1" }, { executeSql });
        if (fails) throw new Error('undone');
      });
    await expect(within(true)).rejects.toThrow('undone');
    expect(await statesOf(kind.name)).toHaveLength(1);
    await within(false);
    const result = await database.db.execute(
      sql`select data->>'to' as "to" from jobs.job where name = ${kind.name} order by created_on desc limit 1`,
    );
    expect(rowsOf<{ to: string }>(result)[0]?.to).toBe("it's $1");
  });
});

describe('waiting', () => {
  it('is cut short by an alarm, also by one that rang before', async () => {
    const alarm = createAlarm();
    const waiting = alarm.wait(600_000);
    alarm.ring();
    await waiting;
    alarm.ring();
    await alarm.wait(600_000);
  });

  it('ends with the signal’s reason', async () => {
    const signal = AbortSignal.abort(new Error('over'));
    await expect(endsWithin(signal, new Promise(() => undefined))).rejects.toThrow('over');
    await expect(endsWithin(new AbortController().signal, Promise.resolve(1))).resolves.toBe(1);
  });
});
