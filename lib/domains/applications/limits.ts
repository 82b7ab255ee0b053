import type { LimitRule } from '../domain-context';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A person sends a form once; the network of a school or a conference has many such people. */
export const SUBMIT_BY_NETWORK: LimitRule = {
  name: 'application:network',
  points: 30,
  seconds: HOUR,
};
export const SUBMIT_BY_EMAIL: LimitRule = { name: 'application:email', points: 3, seconds: DAY };
/** Guessing a reference has to be hopeless, mistyping it not. */
export const LOOK_UP_BY_NETWORK: LimitRule = {
  name: 'application-look-up:network',
  points: 30,
  seconds: HOUR,
};
