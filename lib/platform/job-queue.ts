import type PgBoss from 'pg-boss';
import type { Logger } from './logger';
import {
  RetryLaterError,
  type EnqueueOptions,
  type ExecuteSql,
  type JobHandler,
  type JobQueue,
  type JobRun,
} from './jobs';
import { createAlarm, endsWithin, type Alarm } from './waiting';

export interface JobQueueOptions {
  executeSql: ExecuteSql;
  handlers: readonly JobHandler[];
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** True where no other process can be at work on the database: what it left is begun anew. */
  isAlone: boolean;
  /** Pause between two looks for work; a job of this process is begun at once. */
  pollSeconds?: number;
}

export interface RunningJobQueue extends JobQueue {
  /** Makes what is missing in the database; jobs may be written down in a transaction from then on. */
  open(): Promise<void>;
  /** Makes what is missing in the database and begins to work. */
  start(): Promise<void>;
  /**
   * Takes no more jobs and waits for those that run; what is not done after `graceMs` is
   * told to end, and is tried again at the next start. Jobs may still be written down.
   */
  stop(graceMs: number): Promise<void>;
}

/** A schema of its own, which pg-boss makes and migrates by itself. */
export const JOBS_SCHEMA = 'jobs';

const POLL_SECONDS = 5;
const MAINTENANCE_MS = 60_000;
/** Old jobs are cleared at every so many rounds of maintenance. */
const ROUNDS_TO_CLEARING = 60;
const DAY_SECONDS = 86_400;
/** What the database allows a run beyond its own limit, before it gives it to another. */
const EXPIRY_SPARE_SECONDS = 30;
/** Any number that no other program would lock; held while the tables of a kind are made. */
const CREATION_LOCK = 7_241_904;
/** Time in which a run that was told to end may do so. */
const ABORT_MS = 1_000;
/** Added to a slot's begin, so that no clock is before it. */
const SLOT_SPARE_MS = 250;

/**
 * A queue on pg-boss's tables. pg-boss keeps the jobs; the looking and running is done
 * here: its own loop completes jobs without waiting for the database, its schedules poll
 * every few seconds, and the embedded database answers pages on the same thread.
 */
export function createJobQueue(options: JobQueueOptions): RunningJobQueue {
  const { executeSql, handlers, log, isAlone, pollSeconds = POLL_SECONDS } = options;
  const stopping = new AbortController();
  const alarms = new Map<string, Alarm>();
  const timers = new Set<NodeJS.Timeout>();
  const schedules: (() => void)[] = [];
  const loops: Promise<void>[] = [];
  const running = new Set<{ name: string; id: string; abort: () => void }>();
  let opened: Promise<PgBoss> | undefined;
  let isStarted = false;
  let isOpen = false;

  /** Opens the tables on first use, with the kinds as they are now. */
  function open(): Promise<PgBoss> {
    opened ??= openBoss(executeSql, handlers, isAlone);
    opened.then(
      () => (isOpen = true),
      () => (opened = undefined),
    );
    return opened;
  }

  async function enqueue(
    kind: Parameters<JobQueue['enqueue']>[0],
    payload: unknown,
    { startAfterSeconds, uniqueKey, uniqueSeconds, executeSql: own }: EnqueueOptions = {},
  ): Promise<string | null> {
    if (!handlers.some((handler) => handler.kind.name === kind.name)) {
      throw new Error(`No job of the kind ${kind.name} is done here.`);
    }
    // On the embedded database the tables would wait for the transaction that waits for them.
    if (own && !isOpen && isAlone) throw new Error('The job queue is not open yet.');
    const data: unknown = await kind.payload.parseAsync(payload);
    const id = await (
      await open()
    ).send(kind.name, data as object, {
      ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      ...(uniqueKey ? { singletonKey: uniqueKey } : {}),
      ...(uniqueSeconds ? { singletonSeconds: uniqueSeconds } : {}),
      ...(own ? { db: { executeSql: own as PgBoss.Db['executeSql'] } } : {}),
    });
    // What a transaction holds is not to be seen yet.
    if (!own && !startAfterSeconds) alarms.get(kind.name)?.ring();
    return id;
  }

  function schedule(
    kind: Parameters<JobQueue['schedule']>[0],
    payload: unknown,
    everySeconds: number,
  ): void {
    const slotMs = everySeconds * 1000;
    const once = () => {
      const unique = { uniqueKey: 'schedule', uniqueSeconds: everySeconds };
      enqueue(kind, payload, unique).catch((error: unknown) => {
        log.error({ err: error, job: kind.name }, 'A scheduled job could not be written down.');
      });
      after(slotMs - (Date.now() % slotMs) + SLOT_SPARE_MS, once);
    };
    if (isStarted) once();
    else schedules.push(once);
  }

  function after(ms: number, act: () => void): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms).unref();
    timers.add(timer);
  }

  async function workOn(boss: PgBoss, handler: JobHandler, alarm: Alarm): Promise<void> {
    const { name } = handler.kind;
    while (!stopping.signal.aborted) {
      // pg-boss's fetch gives an empty list where the database fails.
      const [job] = await boss.fetch<unknown>(name, { includeMetadata: true });
      if (job) await runOne(boss, handler, job).catch((error: unknown) => logFault(name, error));
      else await alarm.wait(pollSeconds * 1000);
    }
  }

  async function runOne(boss: PgBoss, handler: JobHandler, job: PgBoss.JobWithMetadata<unknown>) {
    const { name, timeoutSeconds } = handler.kind;
    const { id, retryCount, retryLimit } = job;
    const abort = new AbortController();
    const entry = { name, id, abort: () => abort.abort(new Error('The server stops.')) };
    const limit = setTimeout(
      () => abort.abort(new Error(`Not done within ${timeoutSeconds} s.`)),
      timeoutSeconds * 1000,
    );
    running.add(entry);
    const run: JobRun = {
      id,
      attempt: retryCount + 1,
      isLastAttempt: retryCount >= retryLimit,
      signal: abort.signal,
    };
    try {
      await endsWithin(abort.signal, handler.run(job.data, run));
      await boss.complete(name, id);
    } catch (error) {
      const level = run.isLastAttempt ? 'error' : 'warn';
      log[level]({ err: error, job: name, id, attempt: run.attempt }, 'A job failed.');
      await boss.fail(name, id, asOutput(error));
      if (error instanceof RetryLaterError) await postpone(executeSql, job, error);
    } finally {
      clearTimeout(limit);
      running.delete(entry);
    }
  }

  function maintain(boss: PgBoss, round: number): void {
    after(MAINTENANCE_MS, () => {
      // What a dead process left is tried again; what is long done is cleared, hourly.
      const work = round % ROUNDS_TO_CLEARING === 0 ? boss.maintain() : boss.expire();
      work.catch((error: unknown) => logFault('maintenance', error));
      maintain(boss, round + 1);
    });
  }

  function logFault(job: string, error: unknown): void {
    log.error({ err: error, job }, 'The job queue could not reach its tables.');
  }

  return {
    enqueue,
    schedule,
    wake: (kind) => alarms.get(kind.name)?.ring(),
    async open() {
      await open();
    },
    async start() {
      const boss = await open();
      if (stopping.signal.aborted || isStarted) return;
      isStarted = true;
      for (const handler of handlers) {
        const alarm = createAlarm();
        alarms.set(handler.kind.name, alarm);
        loops.push(workOn(boss, handler, alarm));
      }
      schedules.splice(0).forEach((begin) => begin());
      maintain(boss, 1);
    },
    async stop(graceMs) {
      stopping.abort();
      timers.forEach((timer) => clearTimeout(timer));
      alarms.forEach((alarm) => alarm.ring());
      if (!opened) return;
      const boss = await opened;
      const ended = Promise.all(loops);
      if (!(await isSettledWithin(graceMs, ended))) {
        running.forEach((entry) => entry.abort());
        await isSettledWithin(ABORT_MS, ended);
      }
      await boss.stop({ graceful: false, close: false });
    },
  };
}

async function openBoss(
  executeSql: ExecuteSql,
  handlers: readonly JobHandler[],
  isAlone: boolean,
): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: executeSql as PgBoss.Db['executeSql'] },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: DAY_SECONDS,
  });
  // Unheard, an 'error' event would end the process; every call's own failure is thrown too.
  boss.on('error', () => undefined);
  await boss.start();
  const queues = handlers.map(({ kind }) => ({
    name: kind.name,
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: kind.timeoutSeconds + EXPIRY_SPARE_SECONDS,
  }));
  await createMissing(boss, executeSql, queues);
  for (const queue of queues) await boss.updateQueue(queue.name, queue);
  if (isAlone) {
    const names = handlers.map(({ kind }) => kind.name);
    await executeSql(
      `update ${JOBS_SCHEMA}.job set state = 'retry' where state = 'active' and name = any($1::text[])`,
      [names],
    );
  }
  return boss;
}

/**
 * Makes the tables of new kinds, one server after the other: pg-boss's own call takes
 * locks in an order in which two servers that start together wait for each other.
 */
async function createMissing(
  boss: PgBoss,
  executeSql: ExecuteSql,
  queues: readonly PgBoss.Queue[],
): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  const missing = queues.filter((queue) => !known.has(queue.name));
  if (missing.length === 0) return;
  const creations = missing.map(({ name, ...options }) => {
    const values = [name, JSON.stringify({ ...options, policy: 'standard' })];
    return `select ${JOBS_SCHEMA}.create_queue(${values.map(quoted).join(', ')})`;
  });
  const lock = `select pg_advisory_xact_lock(${CREATION_LOCK})`;
  await executeSql(['begin', lock, ...creations, 'commit'].join(';\n'));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Moves the retry to when the run said; pg-boss knows only its own pauses. */
async function postpone(
  executeSql: ExecuteSql,
  { id, name }: Pick<PgBoss.Job, 'id' | 'name'>,
  { retryAfterSeconds }: RetryLaterError,
): Promise<void> {
  await executeSql(
    `update ${JOBS_SCHEMA}.job set start_after = now() + $3::float8 * interval '1 second'
      where name = $1 and id = $2::uuid and state = 'retry'`,
    [name, id, retryAfterSeconds],
  );
}

function asOutput(error: unknown): object {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { message: String(error) };
}

async function isSettledWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  const done = work.then(
    () => true,
    () => true,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
