import type { LimitRule } from '../domain-context';

const HOUR = 3_600;

/** Articles and editions that one person begins. */
export const BEGIN_BY_ACCOUNT: LimitRule = { name: 'writing:begin', points: 60, seconds: HOUR };
/** Texts handed to the desk, again ones among them. */
export const SUBMIT_BY_ACCOUNT: LimitRule = { name: 'writing:submit', points: 30, seconds: HOUR };
export const PREVIEW_BY_ACCOUNT: LimitRule = {
  name: 'writing:preview',
  points: 400,
  seconds: HOUR,
};
/** A page pasted from elsewhere may bring dozens. */
export const REHOST_BY_ACCOUNT: LimitRule = { name: 'writing:rehost', points: 120, seconds: HOUR };
