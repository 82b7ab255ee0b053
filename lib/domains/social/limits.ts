import type { LimitRule } from '../domain-context';

/** Nobody collects, likes and follows faster than this by hand. */
export const MARK_BY_PERSON: LimitRule = { name: 'social:person', points: 300, seconds: 3_600 };
