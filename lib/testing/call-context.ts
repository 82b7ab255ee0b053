import type { Database } from '../db/client';
import type { CallContext } from '../domains/domain-context';
import { CodedError } from '../contract/error-codes';
import { createRateLimits } from '../platform/rate-limit';

/**
 * The context of a visitor's call for a test, with limits of its own.
 * @param changes what the test wants otherwise.
 */
export function callContext(db: Database, changes: Partial<CallContext> = {}): CallContext {
  const limits = createRateLimits();
  return {
    db,
    locale: 'zh-Hans',
    actor: { kind: 'visitor' },
    now: new Date('2026-11-02T02:00:00.000Z'),
    changed: () => undefined,
    network: '198.51.100.7',
    userAgent: 'test',
    wantsNoTracking: false,
    limit: async (rule, key) => {
      const answer = await limits.take(rule, key);
      if (!answer.isAllowed) throw new CodedError('tooManyRequests');
    },
    forgive: (rule, key) => limits.forgive(rule, key),
    deliver: async () => undefined,
    ...changes,
  };
}
