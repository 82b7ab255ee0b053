import type { z } from 'zod';
import { processRegistry } from './process-registry';

/** A kind of work that is done apart from the request that asked for it. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** Distinct in the whole product, `mail.send`: letters, digits, dots, hyphens. */
  name: string;
  payload: Payload;
  /** How often it is tried again after a failure. */
  retryLimit: number;
  /** Pause before the first retry; each later one is about twice as long as the one before. */
  retryDelaySeconds: number;
  /** After so long a run counts as failed, and its signal is aborted. */
  timeoutSeconds: number;
}

/** What a run is told beside its payload. */
export interface JobRun {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  isLastAttempt: boolean;
  /** Aborted when the run takes too long or the server stops. */
  signal: AbortSignal;
}

/** A kind, and what is done for it. */
export interface JobHandler {
  kind: JobKind;
  run(payload: unknown, job: JobRun): Promise<void>;
}

/** Runs one statement, or several without values, on the database that holds the jobs. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** A second job of this key within `uniqueSeconds` is not taken. */
  uniqueKey?: string;
  /** At most a day. */
  uniqueSeconds?: number;
  /**
   * Writes the job within a transaction: it is there if and only if that commits. Inside
   * a transaction it must be given, the embedded database has one connection.
   */
  executeSql?: ExecuteSql;
}

export interface JobQueue {
  /**
   * Writes a job down; it outlives this process.
   * @returns its id, null where one of its key was there already.
   * @throws ZodError for a payload that is not the kind's.
   */
  enqueue<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Looks for jobs of a kind at once: for what a transaction wrote down, when it has ended. */
  wake(kind: JobKind): void;
  /**
   * Enqueues a job now and then in every slot of so many seconds, one for all servers on
   * the database. @param everySeconds 1 to a day
   */
  schedule<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    payload: z.input<Payload>,
    everySeconds: number,
  ): void;
}

/** Thrown by a run that knows when another try is of use, such as after a 429. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Keeps a kind's exact types; adds nothing at run time. */
export function defineJob<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

/** A kind with what is done for it; the payload is parsed before each run. */
export function handleJob<Payload extends z.ZodType>(
  kind: JobKind<Payload>,
  run: (payload: z.output<Payload>, job: JobRun) => Promise<void>,
): JobHandler {
  return { kind, run: async (raw, job) => run(await kind.payload.parseAsync(raw), job) };
}

/**
 * The queue of this process, whichever bundle asks.
 * @throws Error where none runs: in a command, or where the server has no kinds.
 */
export function jobQueue(): JobQueue {
  const queue = processRegistry().jobs as JobQueue | undefined;
  if (!queue) throw new Error('No job queue runs in this process.');
  return queue;
}
