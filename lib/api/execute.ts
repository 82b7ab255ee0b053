import type { Endpoint } from '../contract/endpoint';
import {
  ENDPOINTS,
  type CallInput,
  type CallOutput,
  type EndpointName,
} from '../contract/endpoints';
import { CodedError, type ErrorKey } from '../contract/error-codes';
import { getDatabase, type Database } from '../db/client';
import type { Actor, CallContext, Letter, LimitRule } from '../domains/domain-context';
import { staffMember } from '../domains/staff';
import { parseInput } from '../contract/parse-input';
import type { Locale } from '../i18n/locales';
import { announceChange } from '../platform/changes';
import { networkOf } from '../platform/client-address';
import { systemClock } from '../platform/clock';
import { env } from '../platform/env';
import { rateLimits, type RateLimits } from '../platform/rate-limit';
import { HANDLERS } from './handlers';
import { enqueueLetter, wakeLetters } from './letter-queue';

/** Longer than what browsers say of themselves. */
const USER_AGENT_MAX = 400;

/** Who calls, in which language; tests bring their own database, time, limits and post. */
export interface Caller {
  locale: Locale;
  actor: Actor;
  /** Why a token made nobody of the caller; told where a person is needed. */
  refusal?: ErrorKey | undefined;
  db?: Database;
  now?: Date;
  /** Address that the call came from; left out by the server's own calls. */
  address?: string | undefined;
  userAgent?: string | undefined;
  wantsNoTracking?: boolean | undefined;
  limits?: RateLimits;
  deliver?: (letter: Letter, within?: Database) => Promise<void>;
}

/**
 * Runs one call of the contract: parses the input, authorises, runs the
 * handler, tells the caches what changed, and (outside production) checks the
 * output against the contract too.
 * @throws CodedError of the error table; anything else is a fault of ours.
 */
export async function execute<Name extends EndpointName>(
  name: Name,
  rawInput: CallInput<Name>,
  caller: Caller,
): Promise<CallOutput<Name>> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const input = parseInput(endpoint.input, rawInput);
  authorise(endpoint, caller);
  const output = await runInContext(caller, (ctx) => handlerOf(name)(ctx, input));
  return (
    env().NODE_ENV === 'production' ? output : endpoint.output.parse(output)
  ) as CallOutput<Name>;
}

/**
 * Runs work of a domain with a context of its own and, when it is done, makes
 * what it changed visible on every page. A failure announces nothing.
 */
export async function runInContext<Result>(
  caller: Caller,
  work: (ctx: CallContext) => Promise<Result>,
): Promise<Result> {
  const { locale, actor, db, now, address = '', userAgent = '', limits } = caller;
  const tags = new Set<string>();
  let wroteLetter = false;
  const result = await work({
    db: db ?? getDatabase(),
    locale,
    actor,
    now: now ?? systemClock.now(),
    changed: (tag) => tags.add(tag),
    network: networkOf(address),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    wantsNoTracking: caller.wantsNoTracking ?? false,
    limit: (rule, key) => takeFrom(limits ?? rateLimits(), rule, key),
    forgive: (rule, key) => (limits ?? rateLimits()).forgive(rule, key),
    deliver: async (letter, within) => {
      await (caller.deliver ?? enqueueLetter)(letter, within);
      wroteLetter ||= !caller.deliver;
    },
  });
  if (wroteLetter) wakeLetters();
  await announceChange({ tags: [...tags] });
  return result;
}

async function takeFrom(limits: RateLimits, rule: LimitRule, key: string): Promise<void> {
  const answer = await limits.take(rule, key);
  if (answer.isAllowed) return;
  const { retryAfterSeconds } = answer;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new CodedError('tooManyRequests', { retryAfterSeconds, minutes });
}

function handlerOf(name: EndpointName) {
  return HANDLERS[name] as (ctx: CallContext, input: unknown) => Promise<unknown>;
}

function authorise(endpoint: Endpoint, { actor, refusal }: Caller): void {
  if (endpoint.auth === 'public') return;
  if (endpoint.auth === 'system' && actor.kind !== 'system') throw new CodedError('notPermitted');
  if (actor.kind === 'visitor') throw new CodedError(refusal ?? 'signInRequired');
  if (endpoint.auth === 'editor') staffMember(actor);
  if (endpoint.auth === 'admin') staffMember(actor, 'admin');
}
