import type { AccountRole } from '../contract/accounts';
import type { Database } from '../db/client';
import type { Locale } from '../i18n/locales';

/** A signed-in person. */
export interface Person {
  kind: 'person';
  /** Id of the account. */
  id: number;
  role: AccountRole;
  /** Id of the session that the call was made in. */
  sessionId: number;
  /** Whether the second step of the sign-in was passed in this session, or none is wanted. */
  hasSecondStep: boolean;
}

/** Who acts: a visitor, a signed-in person, or the newsroom's own commands. */
export type Actor = { kind: 'visitor' } | { kind: 'system' } | Person;

/** A limit as a domain states it: `points` times in `seconds` by one key. */
export interface LimitRule {
  /** Distinct in the whole product, e.g. `login:email`. */
  name: string;
  points: number;
  /** At most a week. */
  seconds: number;
}

/** Something for a person outside the site: a sentence of messages/letters with its arguments. */
export interface Letter {
  channel: 'mail' | 'sms';
  /** A mail address, or a number in E.164. */
  to: string;
  /** Key in messages/letters, e.g. `code`. */
  kind: string;
  params: Readonly<Record<string, string | number>>;
  locale: Locale;
  /** Path on this site that the letter leads to. */
  path?: string;
}

/** What a verb or a query is given beside its input. */
export interface DomainContext {
  db: Database;
  locale: Locale;
  actor: Actor;
  now: Date;
  /** Names a cache tag that the change touches; told to the caches after commit. */
  changed(tag: string): void;
}

/**
 * The context of a call that somebody made: what a handler is given, and what a
 * verb asks for whose use is limited.
 */
export interface CallContext extends DomainContext {
  /**
   * Network that the call came from, to limit by: an IPv4 address, the first half
   * of an IPv6 one, or `''` for the server's own calls. Never what a stranger claims.
   */
  network: string;
  /** What the caller's browser says of itself, or ''. */
  userAgent: string;
  /** Their browser asks not to be counted (Global Privacy Control, DNT). */
  wantsNoTracking: boolean;
  /**
   * Counts one time against a rule, by a key such as a network or an e-mail address.
   * @throws CodedError tooManyRequests with `retryAfterSeconds`.
   */
  limit(rule: LimitRule, key: string): Promise<void>;
  /** Forgets what was counted by a key, e.g. failed logins after one that succeeded. */
  forgive(rule: LimitRule, key: string): Promise<void>;
  /**
   * Writes a letter down to be sent by the job queue: a dead mail server delays it and never
   * loses it. @param within the transaction that it belongs to, if there is one.
   */
  deliver(letter: Letter, within?: Database): Promise<void>;
}

/** The person who acts. @throws as the caller asks, where nobody is signed in. */
export function personOf(actor: Actor, refuse: () => Error): Person {
  if (actor.kind !== 'person') throw refuse();
  return actor;
}
