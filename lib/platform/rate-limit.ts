import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from './env';
import { logger } from './logger';
import { processRegistry } from './process-registry';

/** How often something may be done by one key: `points` times in `seconds`. */
export interface LimitRule {
  /** Distinct in the whole product, e.g. `column-application:email`. */
  name: string;
  points: number;
  /** Length of the window, which begins with the first time; at most a week. */
  seconds: number;
}

/** What a limit says: go on, or come back after so many seconds. */
export type LimitAnswer = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Counts of how often what was done, by rule and key. */
export interface RateLimits {
  /** Counts one time; past the rule's points it answers no until the window is over. */
  take(rule: LimitRule, key: string): Promise<LimitAnswer>;
  /** Forgets the count of a key, e.g. of failed attempts once one succeeded. */
  forgive(rule: LimitRule, key: string): Promise<void>;
  /** Ends the connection to Redis, where there is one. */
  close(): Promise<void>;
}

/** Longest wait for Redis; past it the memory of this process counts. */
const REDIS_TIMEOUT_MS = 1_000;

/**
 * The limits of this process: counted in memory, or with `REDIS_URL` in Redis,
 * so that several servers count together. Where Redis does not answer, memory
 * counts until it does.
 */
export function rateLimits(): RateLimits {
  const registry = processRegistry();
  registry.rateLimits ??= createRateLimits(env().REDIS_URL);
  return registry.rateLimits as RateLimits;
}

/** Limits of their own, for tests and for `rateLimits`. */
export function createRateLimits(redisUrl?: string): RateLimits {
  const limiters = new Map<string, Promise<RateLimiterAbstract>>();
  const store = redisUrl ? connect(redisUrl) : undefined;
  const limiterOf = (rule: LimitRule) => {
    const id = `${rule.name}:${rule.points}:${rule.seconds}`;
    let limiter = limiters.get(id);
    if (!limiter) limiters.set(id, (limiter = makeLimiter(rule, store)));
    return limiter;
  };
  return {
    take: async (rule, key) => {
      try {
        await (await limiterOf(rule)).consume(digest(key));
        return { isAllowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        return { isAllowed: false, retryAfterSeconds };
      }
    },
    forgive: async (rule, key) => {
      await (await limiterOf(rule)).delete(digest(key));
    },
    close: async () => (await store)?.disconnect(),
  };
}

type Store = Awaited<ReturnType<typeof connect>>;

async function makeLimiter(
  rule: LimitRule,
  store: Promise<Store> | undefined,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: `limit:${rule.name}`, points: rule.points, duration: rule.seconds };
  const memory = new RateLimiterMemory(options);
  if (!store) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: await store,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
  });
}

/** Loaded only where it is used: most installations have no Redis. */
async function connect(redisUrl: string) {
  const { Redis } = await import('ioredis');
  const client = new Redis(redisUrl, {
    connectionName: 'chaintide',
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
  });
  let isDown = false;
  // Unheard, an error would end the process; heard each time, it would fill the log.
  client.on('error', (error: Error) => {
    if (!isDown) logger('limits').warn({ err: error }, 'Redis does not answer; memory counts.');
    isDown = true;
  });
  client.on('ready', () => {
    isDown = false;
  });
  return client;
}

/** Keys are addresses of people: a store need not hold them in the clear. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 27);
}
