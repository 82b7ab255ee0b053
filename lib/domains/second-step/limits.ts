import type { LimitRule } from '../domain-context';

const QUARTER_HOUR = 15 * 60;

/** Six digits are guessed within a million tries: a handful a quarter of an hour is hopeless. */
export const TRY_BY_ACCOUNT: LimitRule = {
  name: 'second-step:account',
  points: 5,
  seconds: QUARTER_HOUR,
};
