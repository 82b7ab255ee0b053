import type { LimitRule } from '../domain-context';

/** Nobody changes a name more often than that by hand. */
export const EDIT_BY_ACCOUNT: LimitRule = { name: 'profile:account', points: 60, seconds: 3_600 };
