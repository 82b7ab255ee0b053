import type { LimitRule } from '../domain-context';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A network may be a whole school's. */
export const SEND_BY_NETWORK: LimitRule = { name: 'feedback:network', points: 20, seconds: HOUR };
/** Each sends a receipt: nobody's letter-box is filled by somebody else. */
export const SEND_BY_EMAIL: LimitRule = { name: 'feedback:email', points: 3, seconds: DAY };
