import type { Database } from '../../db/client';
import { env } from '../../platform/env';
import { keyedDigest } from '../../platform/secret';
import type { Actor } from '../domain-context';
import { findSessionByDigest, touchSession } from './session-repository';
import { SESSION_LIFE_MS, SESSION_TOUCH_MS } from './session-rules';

/** Who a token stands for; where nobody, why not. */
export type Identity =
  | { actor: Actor; refusal?: never }
  | { actor: Actor; refusal: 'sessionEnded' | 'accountUnavailable' };

const VISITOR = { kind: 'visitor' } as const;

/**
 * The person behind a bearer token. A session that is used lives on: its end moves
 * with each day of use. A token that is not known, or whose account may not be used,
 * is a visitor's with a reason, for the calls that need a person.
 */
export async function identify(db: Database, token: string, now: Date): Promise<Identity> {
  const session = await findSessionByDigest(db, tokenDigest(token));
  if (!session || session.expiresAt <= now || session.state === 'deleted') {
    return { actor: VISITOR, refusal: 'sessionEnded' };
  }
  if (session.state === 'blocked') return { actor: VISITOR, refusal: 'accountUnavailable' };
  if (now.getTime() - session.lastSeenAt.getTime() > SESSION_TOUCH_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS);
    await touchSession(db, session.id, { lastSeenAt: now, expiresAt });
  }
  const { accountId, role, id, secondStepAt, stepConfirmedAt } = session;
  const isWanted = stepConfirmedAt !== null || env().STAFF_SECOND_STEP === 'required';
  const hasSecondStep = secondStepAt !== null || role === 'reader' || !isWanted;
  return { actor: { kind: 'person', id: accountId, role, sessionId: id, hasSecondStep } };
}

/** What of a token is stored. */
export function tokenDigest(token: string): string {
  return keyedDigest('session', token);
}
