import type { LimitRule } from '../domain-context';

const HOUR = 3_600;

export const RESERVE_BY_ACCOUNT: LimitRule = { name: 'orders:reserve', points: 60, seconds: HOUR };
/** Codes that were wrong: guessing ends here. */
export const GUESS_BY_ACCOUNT: LimitRule = { name: 'orders:code', points: 15, seconds: HOUR };
export const GUESS_BY_NETWORK: LimitRule = { name: 'orders:code:net', points: 60, seconds: HOUR };
export const PAY_BY_ACCOUNT: LimitRule = { name: 'orders:pay', points: 120, seconds: HOUR };
